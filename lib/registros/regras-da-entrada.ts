import type { z } from 'zod';
import { validarNumeroDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { suspendeCbsIbs } from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import { semZerosAEsquerda } from '#lib/domain/zfm/compra-nacional.ts';
import { TRIBUTOS_DCI } from '#lib/domain/zfm/dci.ts';
import type { ENTRADA_DE_INSUMO } from './entrada-de-insumo.ts';
import type { Recusas } from './entre-campos.ts';

type Campos = z.infer<z.ZodObject<typeof ENTRADA_DE_INSUMO>>;

/**
 * Required fields depend on `papel`. A nota has a seller, a CFOP and a price in reais; a DSI has ten digits and a price in dollars.
 */
function comOPapel(entrada: Pick<Campos, (typeof DO_PAPEL)[number]>, { addIssue }: Recusas): void {
  const falta = (campo: keyof Campos, message: string) => addIssue({ code: 'custom', path: [campo], message });
  const { papel, numero, fornecedorCnpj, cfop, valorUnitario, vuUSD } = entrada;
  if (papel === 'DECLARACAO') {
    const lido = validarNumeroDeclaracao(numero);
    if (!lido.valido) falta('numero', lido.motivo);
    if (entrada.adicao === null) falta('adicao', 'Informe o número da adição.');
    if (vuUSD === null) falta('vuUSD', 'Informe o valor unitário declarado, em dólares.');
  } else if (papel === 'NF') {
    if (!/^(?!0+$)\d{1,9}$/.test(numero)) falta('numero', 'O número da nota tem até 9 algarismos.');
    if (fornecedorCnpj === null) falta('fornecedorCnpj', 'Informe o CNPJ de quem vendeu.');
    if (cfop === null) falta('cfop', 'Informe o CFOP da nota.');
    if (valorUnitario === null) falta('valorUnitario', 'Informe o valor unitário da nota.');
  } else {
    if (!/^\d{10}$/.test(numero)) falta('numero', 'O número da DSI tem dez algarismos.');
    if (vuUSD === null) falta('vuUSD', 'Informe o valor unitário declarado na DSI.');
  }
}

function entradaDepois(
  { dataDocumento, dataEntrada }: Pick<Campos, 'dataDocumento' | 'dataEntrada'>,
  { addIssue }: Recusas,
): void {
  if (dataEntrada >= dataDocumento) return;
  addIssue({ code: 'custom', path: ['dataEntrada'], message: 'A entrada não pode ser antes do documento.' });
}

function suspensosComAliquota({ tributos }: Pick<Campos, 'tributos'>, { addIssue }: Recusas): void {
  for (const nome of TRIBUTOS_DCI) {
    const falta = (campo: string, message: string) =>
      addIssue({ code: 'custom', path: ['tributos', nome, campo], message });
    const { suspenso, aliquota, valor } = tributos[nome];
    if (suspenso && aliquota === null)
      falta('aliquota', `Informe a alíquota ${nome === 'COFINS' ? 'da' : 'do'} ${nome}.`);
    if (!suspenso && /[1-9]/.test(valor)) falta('valor', 'Há valor, e o tributo não está marcado como suspenso.');
  }
}

/** CBS and IBS are suspended by the class of the item alone. */
function cbsIbsComClasse(entrada: Pick<Campos, 'cClassTrib' | TributoSuspenso>, { addIssue }: Recusas): void {
  const { cClassTrib } = entrada;
  const [primeiro] = SUSPENSOS_DA_REFORMA.filter((campo) => /[1-9]/.test(entrada[campo] ?? ''));
  if (primeiro === undefined) return;
  if (cClassTrib === null) {
    addIssue({ code: 'custom', path: ['cClassTrib'], message: 'Informe o cClassTrib que suspende a CBS e o IBS.' });
  } else if (!suspendeCbsIbs(cClassTrib)) {
    addIssue({ code: 'custom', path: [primeiro], message: `A classe ${cClassTrib} não suspende a CBS nem o IBS.` });
  }
}

const SUSPENSOS_DA_REFORMA = ['cbsSuspensa', 'ibsUfSuspenso', 'ibsMunSuspenso'] as const;
type TributoSuspenso = (typeof SUSPENSOS_DA_REFORMA)[number];

/** An opening balance is what is left of a declared quantity. */
function saldoDoDeclarado(
  { papel, quantidade, quantidadeDeclarada }: Pick<Campos, (typeof DO_SALDO)[number]>,
  { addIssue }: Recusas,
): void {
  if (papel !== 'DECLARACAO') return;
  if (quantidadeDeclarada === null) {
    addIssue({ code: 'custom', path: ['quantidadeDeclarada'], message: 'Informe a quantidade declarada do item.' });
  } else if (new Exato(quantidade).gt(quantidadeDeclarada)) {
    addIssue({ code: 'custom', path: ['quantidade'], message: 'O saldo é maior que a quantidade declarada.' });
  }
}

/** A DSI has no seller in Brazil: the fields that only a nota has are cleared, since a form may have left values in them. */
export function soDoPapel<Entrada extends Campos>(entrada: Entrada): Entrada {
  const doSaldo = entrada.papel === 'DECLARACAO' ? {} : { adicao: null, quantidadeDeclarada: null };
  if (entrada.papel === 'NF') return { ...entrada, ...doSaldo, numero: semZerosAEsquerda(entrada.numero) };
  const numero = entrada.numero.toUpperCase();
  return { ...entrada, ...doSaldo, numero, serie: null, fornecedorCnpj: null, cfop: null, valorUnitario: null };
}

const DO_PAPEL = ['papel', 'numero', 'adicao', 'fornecedorCnpj', 'cfop', 'valorUnitario', 'vuUSD'] as const;
const DO_SALDO = ['papel', 'quantidade', 'quantidadeDeclarada'] as const;
/** Rules between fields. */
export const REGRAS_DA_ENTRADA = [
  [DO_PAPEL, comOPapel],
  [DO_SALDO, saldoDoDeclarado],
  [['dataDocumento', 'dataEntrada'], entradaDepois],
  [['tributos'], suspensosComAliquota],
  [['cClassTrib', ...SUSPENSOS_DA_REFORMA], cbsIbsComClasse],
] as const;
