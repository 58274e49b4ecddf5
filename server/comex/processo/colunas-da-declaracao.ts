import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { INCOTERMS, type Incoterm } from '#lib/domain/aduana/tributos/incoterm.ts';
import { validarConhecimento } from '#lib/domain/aduana/viagem/conhecimento.ts';
import { NOME_VIA_TRANSPORTE, type ViaTransporte } from '#lib/domain/aduana/viagem/via-transporte.ts';
import { documentoDoNumero } from '#lib/domain/identificadores/numero-declaracao.ts';
import type { processo } from '#server/platform/db/schema/processo.ts';

/**
 * Fills the columns of identification and cargo of a process that begins with its declaration. It takes only values a person could
 * have typed. A code of another length, or a conhecimento with a wrong check digit, stays in the declaration alone.
 */
export function colunasDaDeclaracao(
  di: DeclaracaoImportacao,
): Partial<typeof processo.$inferInsert> & DocumentoDoProcesso {
  const { carga, conhecimento, urfDespacho, frete, seguro } = di;
  const viaTransporte = conhecido(
    NOME_VIA_TRANSPORTE,
    carga.viaTransporte.codigo?.padStart(2, '0'),
  ) as ViaTransporte | null;
  const master = conhecimento.master?.trim() ?? '';
  const lido = validarConhecimento('conhecimentoMaster', master, { viaTransporte });
  const incoterm = di.adicoes.find((adicao) => adicao.incoterm !== null)?.incoterm;
  return {
    ...documentoDaDeclaracao(di),
    urfDespachoCodigo: deForma(/^\d{7}$/, urfDespacho.codigo),
    urfDespachoNome: urfDespacho.nome,
    urfEntradaCodigo: deForma(/^\d{7}$/, carga.urfEntrada.codigo),
    urfEntradaNome: carga.urfEntrada.nome,
    recintoCodigo: deForma(/^\d{7}$/, carga.recinto.codigo),
    recintoNome: carga.recinto.nome,
    setor: ate(20, carga.setor),
    incoterm: conhecido(INCOTERMS, incoterm) as Incoterm | null,
    viaTransporte,
    paisProcedenciaCodigo: deForma(/^\d{3}$/, carga.paisProcedencia.codigo),
    paisProcedenciaNome: carga.paisProcedencia.nome,
    transportador: ate(120, carga.transportador),
    veiculo: ate(60, carga.veiculo),
    localEmbarque: ate(60, conhecimento.localEmbarque),
    conhecimentoNumero: ate(35, conhecimento.numero),
    conhecimentoMaster: lido.valido && lido.valor ? ate(35, lido.valor) : null,
    embarque: conhecimento.dataEmbarque,
    chegada: carga.dataChegada,
    pesoBruto: carga.pesoBruto,
    pesoLiquido: carga.pesoLiquido,
    freteMoedaCodigo: deForma(/^\d{3}$/, frete.moeda.codigo),
    freteMoedaNome: frete.moeda.nome,
    freteValor: frete.valorMoeda,
    seguroMoedaCodigo: deForma(/^\d{3}$/, seguro.moeda.codigo),
    seguroMoedaNome: seguro.moeda.nome,
    seguroValor: seguro.valorMoeda,
    volumes: di.embalagens.flatMap(({ tipo, quantidade }) =>
      quantidade === null
        ? []
        : [{ tipo: tipo.nome ?? tipo.codigo ?? 'Volume', quantidade, marca: null, pesoBruto: null }],
    ),
  };
}

/** Returns the type and number of the document of a process, and the version for a DUIMP. */
export function documentoDaDeclaracao({
  numeroDI,
  duimp,
}: Pick<DeclaracaoImportacao, 'numeroDI' | 'duimp'>): DocumentoDoProcesso {
  const tipoDocumento = documentoDoNumero(numeroDI);
  return {
    tipoDocumento,
    numeroDi: tipoDocumento === 'DI' ? numeroDI : null,
    numeroDuimp: tipoDocumento === 'DUIMP' ? numeroDI : null,
    versaoDuimp: duimp?.versao ?? null,
  };
}

type DocumentoDoProcesso = Pick<
  typeof processo.$inferSelect,
  'tipoDocumento' | 'numeroDi' | 'numeroDuimp' | 'versaoDuimp'
>;

function conhecido(nomes: object, codigo: string | null | undefined): string | null {
  return codigo && Object.hasOwn(nomes, codigo) ? codigo : null;
}

function deForma(forma: RegExp, codigo: string | null): string | null {
  return codigo !== null && forma.test(codigo) ? codigo : null;
}

function ate(maximo: number, texto: string | null): string | null {
  return texto?.trim().slice(0, maximo) || null;
}
