import { eq, sql } from 'drizzle-orm';
import { type NcmConsulta, ncmConsulta } from '#lib/contracts/consultas/ncm.ts';
import type { registroLido } from '#lib/registros/contrato-de.ts';
import { contratoDaNcm, NCM, NCM_COLUNAS, type NcmLida, type NcmNova } from '#lib/registros/ncm.ts';
import { whenGiven } from '#server/platform/db/list-query.ts';
import { cadastroDe } from '#server/platform/records/cadastro-de.ts';
import { fieldsOfRow, recordOfRow } from '#server/platform/records/record-read.ts';
import { type LinhaDeReferencia, vigente } from './referencia-repository.ts';
import { type FormaDaTabela, tabelaRepository } from './tabela-repository.ts';

/** The NCM: a row for each period in which a code had the same meaning. */
export const cadastroDeNcm = cadastroDe({
  recurso: 'Ncm',
  este: 'Este código da NCM',
  plural: 'NCM',
  contrato: contratoDaNcm,
  consulta: ncmConsulta,
  colunas: NCM_COLUNAS,
  repositorio: (tx, empresaId) => tabelaRepository(tx, empresaId, FORMA),
});

const FORMA: FormaDaTabela<NcmConsulta, NcmNova, NcmLida> = {
  tabela: 'Ncm',
  colunas: colunasDaNcm,
  lido: ncmDaLinha,
  filtros: (todas, { codigo, origem, vigenteEm }) => [
    whenGiven(codigo, (qual) => eq(todas.codigo, qual)),
    whenGiven(origem, (qual) => eq(todas.origem, qual)),
    vigenteEm === undefined ? undefined : vigente(todas, vigenteEm),
  ],
  ordenaveis: ({ codigo, nome, vigenciaInicio, origem }) => ({
    codigo,
    descricao: nome,
    vigenciaInicio,
    origem: sql`${origem}`,
  }),
};

/** The table has columns for name and source; the NCM calls them description and ato. */
function colunasDaNcm({ descricao, ato, aliquotaII, aliquotaIPI, ...resto }: NcmNova) {
  return { ...resto, nome: descricao, fonte: ato, aliquotaIi: aliquotaII, aliquotaIpi: aliquotaIPI };
}

export function ncmDaLinha(linha: LinhaDeReferencia): NcmLida {
  const { origem, nome: descricao, fonte: ato, aliquotaIi: aliquotaII, aliquotaIpi: aliquotaIPI } = linha;
  const daNcm = { ...linha, descricao, ato, aliquotaII, aliquotaIPI };
  return { ...recordOfRow(linha), origem, ...fieldsOfRow<CamposLidos>(NCM, daNcm) };
}

type CamposLidos = Omit<NcmLida, keyof typeof registroLido | 'origem'>;
