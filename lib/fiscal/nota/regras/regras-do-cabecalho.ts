import type { NotaDeImportacao } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import { chaveValida } from '#lib/domain/identificadores/chave-nfe.ts';
import { validarCnpj } from '#lib/domain/identificadores/cnpj.ts';
import { asQueValem, type ConferenciaDaNota, naNota, numero } from './apontar-na-nota.ts';

const obrigatoria = naNota(true);
const daUf = naNota(false);

/** Groups B, C, E, H02 and YA (MOC 7.0, anexo I). */
export function conferirCabecalho(nota: NotaDeImportacao): ConferenciaDaNota[] {
  return asQueValem([...daIdentificacao(nota), ...doEmitente(nota), ...doDestinatario(nota), ...doPagamento(nota)]);
}

/** The key is checked by its own digit, and not against `cDV`, which is no part of what is signed twice. */
function daIdentificacao({ chave, ide, itens }: NotaDeImportacao) {
  const cfops = itens.map(({ prod }) => prod.CFOP ?? '');
  const doExterior = cfops.some((cfop) => /^[37]/.test(cfop));
  return [
    obrigatoria(
      253,
      chave !== null && !chaveValida(chave),
      'chave',
      'O dígito verificador da chave de acesso não confere.',
    ),
    obrigatoria(
      731,
      doExterior && ide.idDest !== '3',
      'ide.idDest',
      'O CFOP é de comércio exterior, e o destino da operação (idDest) não é 3.',
    ),
    ...itens.map(({ nItem }, i) =>
      obrigatoria(
        927,
        nItem !== String(i + 1),
        `itens.${i}.nItem`,
        `O item ${i + 1} tem o número ${nItem}: a sequência é 1, 2, 3…`,
      ),
    ),
  ];
}

function doEmitente({ emit, ide }: NotaDeImportacao) {
  const { CNPJ, IE, enderEmit } = emit;
  const cMun = enderEmit.cMun ?? '';
  return [
    obrigatoria(207, CNPJ !== null && !validarCnpj(CNPJ).valido, 'emit.CNPJ', 'O CNPJ do emitente não é válido.'),
    obrigatoria(229, IE === null, 'emit.IE', 'Falta a inscrição estadual do emitente.'),
    obrigatoria(
      209,
      IE !== null && !/^\d{2,14}$/.test(IE),
      'emit.IE',
      'A inscrição estadual do emitente não é válida.',
    ),
    obrigatoria(
      272,
      enderEmit.cMun !== null && !/^\d{7}$/.test(cMun),
      'emit.enderEmit.cMun',
      'O código do município do emitente não existe.',
    ),
    obrigatoria(
      273,
      /^\d{7}$/.test(cMun) && ide.cUF !== null && !cMun.startsWith(ide.cUF),
      'emit.enderEmit.cMun',
      'O município do emitente não é da UF da nota.',
    ),
  ];
}

function doDestinatario({ dest, ide, itens }: NotaDeImportacao) {
  const { idEstrangeiro, enderDest, indIEDest, IE } = dest;
  const doExterior = itens.some(({ prod }) => /^[37]/.test(prod.CFOP ?? ''));
  const [temEstrangeiro, ehEx] = [typeof idEstrangeiro === 'string', enderDest.UF === 'EX'];
  const pais = enderDest.cPais;
  return [
    obrigatoria(
      720,
      ide.idDest === '3' && !temEstrangeiro,
      'dest.idEstrangeiro',
      'Na operação com o exterior falta a identificação do estrangeiro.',
    ),
    obrigatoria(
      372,
      temEstrangeiro && !/^[A-Za-z0-9:.+\-/() ]*$/.test(idEstrangeiro ?? ''),
      'dest.idEstrangeiro',
      'A identificação do estrangeiro tem caracteres que a Sefaz não aceita.',
    ),
    daUf(
      520,
      doExterior && !ehEx,
      'dest.enderDest.UF',
      'O CFOP é de comércio exterior, e a UF do destinatário não é EX.',
    ),
    // Of an import 520 says the same.
    obrigatoria(
      727,
      temEstrangeiro && !ehEx && !doExterior,
      'dest.enderDest.UF',
      'O destinatário é estrangeiro, e a UF não é EX.',
    ),
    obrigatoria(
      509,
      ehEx && enderDest.cMun !== '9999999',
      'dest.enderDest.cMun',
      'No exterior o código do município é 9999999.',
    ),
    obrigatoria(
      926,
      ehEx && pais === '1058',
      'dest.enderDest.cPais',
      'O destinatário é do exterior, e o país é o Brasil (1058).',
    ),
    daUf(510, ehEx && !pais, 'dest.enderDest.cPais', 'Falta o código do país do exportador.'),
    daUf(
      377,
      ehEx && Boolean(pais) && !/^\d{2,4}$/.test(pais ?? ''),
      'dest.enderDest.cPais',
      'O código do país do exportador não existe.',
    ),
    obrigatoria(
      790,
      temEstrangeiro && indIEDest !== '9',
      'dest.indIEDest',
      'O estrangeiro não é contribuinte: indIEDest é 9.',
    ),
    obrigatoria(925, temEstrangeiro && IE !== undefined, 'dest.IE', 'O estrangeiro não tem inscrição estadual.'),
    obrigatoria(
      792,
      !temEstrangeiro && ehEx && IE !== undefined,
      'dest.IE',
      'O destinatário do exterior não tem inscrição estadual.',
    ),
  ];
}

function doPagamento({ pag, total }: NotaDeImportacao) {
  const [vPag, vNF] = [numero(pag.vPag), numero(total.vNF)];
  const semPagamento = pag.tPag === '90';
  return [
    daUf(904, semPagamento && vPag !== null && !vPag.isZero(), 'pag.vPag', 'Sem pagamento (90) o valor pago é zero.'),
    daUf(
      866,
      !semPagamento && vPag !== null && vNF !== null && vPag.gt(vNF),
      'pag.vPag',
      'O valor pago é maior que o da nota, sem troco.',
    ),
  ];
}
