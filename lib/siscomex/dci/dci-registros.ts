import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ModalidadeTributada, TributoDci } from '#lib/domain/zfm/dci.ts';
import type { Registro } from '#lib/siscomex/registros/leiaute.ts';
import type { DocumentoDci, NotaDoArquivo } from './dci-documento.ts';
import { registrosDoPe } from './dci-registros-pe.ts';
import { registrosDoPiSemPpb } from './dci-registros-pi-sem-ppb.ts';
import { codigo, descricao, implicito, linhasDe, soAlgarismos, unidade } from './dci-valores.ts';

/**
 * Builds the registros of the arquivo de conferência, in the order of the file. A monthly DCI has a line for each product, destino
 * and DCR-E, with the quantity of the month. An individual DCI has a line for each item of its nota. Registro 02, ordem judicial,
 * is not written, because its fields are unknown.
 */
export function registrosDaDci(documento: DocumentoDci): Registro[] {
  return [
    { registro: '00', valores: cabecalho(documento) },
    { registro: '01', valores: declaracao(documento) },
    ...(documento.natureza === 'RETIFICADORA' ? [{ registro: '03', valores: retificacao(documento) }] : []),
    ...registrosDoPe(documento),
    ...linhasDe(documento, 'PI_COM_PPB').map(({ item, nItem, quantidade }) => ({
      registro: '21',
      valores: {
        NRITEM: nItem,
        CDDEST: String(item.destino),
        // The other fields are for an old DCR on paper; the Receita reads their data from the DCR-E.
        DCRE: item.dcr?.numero ?? null,
        CDPROD: codigo(item.codigo),
        CDESC: descricao(item.descricao),
        ...(nItem === null ? { QUANT: quantidade } : { QTDPROD: implicito(quantidade, 5) }),
      },
    })),
    ...registrosDoPiSemPpb(documento),
    ...linhasDe(documento, 'PN').map(({ item, nItem, quantidade, valorUnitario, valor }) => ({
      registro: '41',
      valores: {
        NFITEM: nItem,
        CDNCM: item.ncm,
        CDPROD: codigo(item.codigo),
        CDESC: descricao(item.descricao),
        UNIMED: unidade(item.unidade),
        VTOTUN: valor,
        // The quantity in the statistical unit is unknown: QTDNCM and QTPRODE are zeros.
        ...(nItem === null
          ? { QTPROD: quantidade }
          : { QTDUNI: implicito(quantidade, 5), VUNIT: implicito(valorUnitario, 7) }),
      },
    })),
  ];
}

function cabecalho({ tipo, competencia, cnpj, inscricaoEstadual, nota }: DocumentoDci): Registro['valores'] {
  return {
    DTREF: mes(competencia),
    CNPJINT: soAlgarismos(cnpj),
    // No source gives the version of a monthly DCI.
    ...(tipo === 'INDIVIDUAL'
      ? { NRINSES: soAlgarismos(inscricaoEstadual), ...daNota(nota), VERS: VERSAO_DA_INDIVIDUAL }
      : {}),
  };
}

function declaracao(documento: DocumentoDci): Registro['valores'] {
  const { tipo, competencia, cnpj, inscricaoEstadual, nota, banco, agencia, conta } = documento;
  return {
    DTREF: mes(competencia),
    CNPJINT: soAlgarismos(cnpj),
    ...(tipo === 'INDIVIDUAL' && nota
      ? {
          NRINSES: soAlgarismos(inscricaoEstadual),
          ...daNota(nota),
          DTEMISS: dia(nota.emissao),
          DTSAIDA: dia(nota.saida ?? nota.emissao),
          CODCFOP: nota.cfop,
          TPPESSOA: nota.destinatario.tipo === 'PJ' ? '1' : '2',
          CPFCNPJ: nota.destinatario.documento,
          UFDEST: nota.uf,
          INTERNAC: UFS_DA_AMAZONIA.includes(nota.uf) ? 'S' : 'N',
        }
      : {}),
    NBCO: banco,
    NAG: agencia,
    NCC: conta,
  };
}

const daNota = (nota: NotaDoArquivo | null) => ({ SERIE: nota?.serie ?? null, NFISCAL: nota?.numero ?? null });

/** The II of the PE is `VDIFPE`, its multa `VMDIFPE`, its juros `VJDIFPE`. PI com PPB has no IPI here. */
function retificacao({ anteriorNumero, processoRetificador, grupos }: DocumentoDci): Registro['valores'] {
  const valores: Record<string, string | null> = { NRDCI: anteriorNumero, NRRET: processoRetificador };
  for (const { modalidade, tributo, principal, multa, juros } of grupos) {
    const grupo = GRUPOS_DO_REGISTRO_03[modalidade][tributo];
    if (!grupo) continue;
    valores[`V${grupo}`] = principal;
    valores[`VM${grupo}`] = multa;
    valores[`VJ${grupo}`] = juros;
  }
  return valores;
}

const GRUPOS_DO_REGISTRO_03: Readonly<Record<ModalidadeTributada, Readonly<Record<TributoDci, string | null>>>> = {
  PE: { II: 'DIFPE', IPI: 'IPIPE', PIS: 'PISPE', COFINS: 'COFPE' },
  PI_COM_PPB: { II: 'PPB', IPI: null, PIS: 'PISPPB', COFINS: 'COFPPB' },
  PI_SEM_PPB: { II: 'PI', IPI: 'IPIPI', PIS: 'PISPI', COFINS: 'COFPI' },
};

const UFS_DA_AMAZONIA: readonly string[] = ['AC', 'AP', 'AM', 'RO', 'RR'];
const VERSAO_DA_INDIVIDUAL = '04.00';

const mes = (competencia: string | null) => competencia?.replace('-', '') ?? null;
const dia = (data: DataTexto) => data.replaceAll('-', '');
