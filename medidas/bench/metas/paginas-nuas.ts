/** The statements of a page, as a person who has just these rows to show would write them. */
export interface ComandosNus {
  linhas: Comando;
  total: Comando;
}

interface Comando {
  /** With a name, each connection prepares the statement once. */
  name?: string;
  text: string;
  values: unknown[];
}

interface Pagina {
  nome: string;
  consulta: Record<string, string>;
  /** The least part of the requests of the bare server, in per cent. */
  minimo: number;
  comandos: (empresaId: string) => ComandosNus;
}

/** The pages that are measured against the plainest SQL. */
export const PAGINAS: readonly Pagina[] = [
  {
    nome: 'Page of 200,000 processes (filter, order, total)',
    consulta: { situacao: 'PARAMETRIZADO', ordem: '-criadoEm', tamanho: '25' },
    minimo: 65,
    comandos: (empresaId) => emComandos('p.situacao = $2', [empresaId, 'PARAMETRIZADO'], 'pagina'),
  },
  {
    nome: 'Substring of one of 200,000 processes',
    consulta: { q: 'imp-2026-123456', ordem: '-criadoEm', tamanho: '25' },
    minimo: 75,
    // Without a name: a plan for any text would read all processes in their order.
    comandos: (empresaId) => emComandos('p.busca like $2', [empresaId, '%imp-2026-123456%']),
  },
];

function emComandos(filtro: string, values: unknown[], nome?: string): ComandosNus {
  const onde = `p.empresa_id = $1 and p.excluido_em is null and ${filtro}`;
  return {
    linhas: {
      ...(nome && { name: `${nome}_linhas` }),
      text: `select ${COLUNAS} from processo p
        left join declaracao d on d.empresa_id = p.empresa_id and d.processo_id = p.id
        left join importador i on i.empresa_id = p.empresa_id and i.id = p.importador_id
        left join usuario u on u.empresa_id = p.empresa_id and u.id = p.responsavel_id
        where ${onde} order by p.criado_em desc, p.id desc limit 25`,
      values,
    },
    total: {
      ...(nome && { name: `${nome}_total` }),
      text: `select count(*) as total from processo p where ${onde}`,
      values,
    },
  };
}

const COLUNAS = `p.id, p.versao, p.numero, p.referencia, p.tipo_documento, p.numero_di, p.numero_duimp, p.situacao, p.desde, p.canal_rfb,
  p.canal_sefaz, p.dai_em, p.modalidade, p.incoterm, p.conhecimento_numero, p.pais_procedencia_nome, p.eta, p.chegada, p.dias_livres,
  p.conteineres, p.licencas, p.prazo_exigencia, p.criado_em, p.excluido_em, d.canal_codigo, d.importador_numero, d.importador_nome,
  d.fornecedor, d.pais_procedencia, d.data_registro, d.data_desembaraco, d.data_chegada, d.adicoes, d.itens, d.valor_aduaneiro,
  d.ii_devido, d.ipi_devido, d.pis_devido, d.cofins_devido, d.outros_devido, d.taxa_siscomex, d.ii_recolher, d.ipi_recolher,
  d.pis_recolher, d.cofins_recolher, d.outros_recolher, i.id as importador_id, i.cnpj, i.razao_social, u.id as responsavel_id, u.nome`;
