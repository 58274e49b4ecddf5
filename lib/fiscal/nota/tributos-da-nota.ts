import type { TributoDi } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { FormaDaNota, PerfilDaNota } from '#lib/domain/aduana/nota/forma-da-nota.ts';
import type { FaltaDaNota, ItemDaNota } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import { Exato, porExtenso, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ItemDaDeclaracao, TributoNaNota } from './itens-da-nota.ts';

/** A percentage as the layout prints it. */
export const taxa = (percentual: DecimalTexto): DecimalTexto => new Exato(percentual).toFixed(4);

type Faltas = FaltaDaNota[];

/** II as declared (RA, art. 75). Its group is there even at zero (rejeição 599). */
export function grupoDoIi(
  { tributos: { ii }, valorAduaneiro }: ItemDaDeclaracao,
  vOutro: DecimalTexto | null,
  forma: FormaDaNota['ii'],
): NonNullable<ItemDaNota['II']> {
  const zerada = forma.baseZerada && new Exato(ii.recolher).isZero();
  return {
    vBC: zerada ? NADA : (ii.base ?? valorAduaneiro),
    vDespAdu: forma.despesas ? vOutro : NADA,
    vII: ii.recolher,
    vIOF: NADA,
  };
}

/** IPI as declared. Its base is the customs value and the II (RIPI, art. 190, I, "a"), which a DI does not print. */
export function grupoDoIpi(
  { tributos: { ipi, ii }, valorAduaneiro }: ItemDaDeclaracao,
  perfil: PerfilDaNota | null,
  onde: OndeFalta,
): NonNullable<ItemDaNota['IPI']> {
  const classe = ipi.situacao && perfil ? perfil.ipi[ipi.situacao] : undefined;
  if (!classe) return { cEnq: null, CST: onde.semClasse('IPI', ipi, perfil) };
  if (!COM_VALOR_DO_IPI.includes(classe.cst)) return { cEnq: classe.cEnq, CST: classe.cst };
  return {
    cEnq: classe.cEnq,
    CST: classe.cst,
    vBC: ipi.base ?? somar([valorAduaneiro, ii.recolher]).toFixed(2),
    pIPI: ipi.aliquota && taxa(ipi.aliquota),
    vIPI: ipi.recolher,
  };
}

/** PIS and COFINS as declared; their base is the customs value (Lei 10.865/2004, art. 7º, I). */
export function grupoDaContribuicao<const Nome extends 'PIS' | 'COFINS'>(
  nome: Nome,
  { tributos, valorAduaneiro }: ItemDaDeclaracao,
  perfil: PerfilDaNota | null,
  onde: OndeFalta,
) {
  const tributo = tributos[nome.toLowerCase() as Extract<TributoDi, 'pis' | 'cofins'>];
  const cst = tributo.situacao && perfil ? perfil.pisCofins[tributo.situacao] : undefined;
  if (cst === undefined) return { grupo: null, CST: onde.semClasse(nome, tributo, perfil) };
  const grupo = `${nome}${grupoDoCst(cst)}`;
  if (grupo === `${nome}NT`) return { grupo, CST: cst };
  const paga = tributo.situacao === 'PAGO';
  return {
    grupo,
    CST: cst,
    vBC: paga ? (tributo.base ?? valorAduaneiro) : NADA,
    [`p${nome}`]: paga ? tributo.aliquota && taxa(tributo.aliquota) : '0.0000',
    [`v${nome}`]: tributo.recolher,
  } as NonNullable<ItemDaNota[Nome]>;
}

/** Which element has the fields of a CST of PIS or COFINS (MOC 7.0, anexo I, Q01 and S01). */
function grupoDoCst(cst: string): 'Aliq' | 'NT' | 'Outr' {
  if (cst === '01' || cst === '02') return 'Aliq';
  return Number(cst) >= 4 && Number(cst) <= 9 ? 'NT' : 'Outr';
}

/** Says why a tax has no CST, at its place in the note. */
export interface OndeFalta {
  /** Always null: what the leaf is. */
  semClasse(nome: string, tributo: TributoNaNota, perfil: PerfilDaNota | null): null;
}

export function ondeFalta(faltas: Faltas, i: number): OndeFalta {
  return {
    semClasse(nome, { situacao, devido }, perfil) {
      const item = `item ${i + 1}`;
      const mensagem =
        situacao === null
          ? `A declaração não diz por que o ${nome} do ${item} (R$ ${porExtenso(new Exato(devido), 2)} devidos) não é recolhido.`
          : perfil && `A forma da nota não diz o CST de ${nome} quando ele é ${NOME_DA_SITUACAO[situacao]} (${item}).`;
      if (mensagem) faltas.push({ caminho: `itens.${i}.${nome}`, mensagem });
      return null;
    },
  };
}

const NOME_DA_SITUACAO = {
  PAGO: 'recolhido',
  SUSPENSO: 'suspenso',
  ISENTO: 'isento',
  IMUNE: 'imune',
  NAO_INCIDE: 'não incidente',
  ZERO: 'zero',
} as const;

/** IPITrib takes these, IPINT the others (leiauteNFe_v4.00.xsd). */
const COM_VALOR_DO_IPI = ['00', '49', '50', '99'];

const NADA = '0.00';
