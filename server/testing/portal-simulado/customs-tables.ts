import type { Operacao } from './openapi-contract.ts';
import { PortalError } from './portal-error.ts';

interface Campo {
  nome: string;
  rotulo: string;
  tipo: string;
  chaveNegocio: boolean;
  dominios?: { codigo: string; descricao: string }[];
}
interface Tabela {
  rotulo: string;
  descricao: string;
  campos: Campo[];
  linhas: Record<string, string | null>[];
}

/** The customs tables (domain/portal-unico.md §6), in pages. Filters, order, chosen fields and the second level are not simulated. */
export function tabelasSimuladas() {
  const todas = new Map<string, Tabela>();
  const paginacao = { tamanho: 100 };
  return {
    todas,
    paginacao,
    atender({ funcao, parametros }: Operacao, query: URLSearchParams): unknown {
      if (funcao === LISTAR) {
        return [...todas].map(([nome, { rotulo, descricao }]) => ({ nome, rotulo, descricao }));
      }
      const nome = parametros.nomeTabela ?? '';
      const tabela = todas.get(nome);
      if (!tabela) throw new PortalError(404, null, `Tabela ${nome} não encontrada.`);
      const { rotulo, descricao, campos, linhas } = tabela;
      if (funcao === METADADO) return { nome, rotulo, descricao, campos: campos.map(inteiro) };
      const outros = [...query.keys()].filter((um) => um !== 'offset');
      if (outros.length > 0) throw new PortalError(500, null, `O simulador ainda não responde a ${outros}.`);
      const de = Number(query.get('offset') ?? 0);
      const dados = linhas
        .slice(de, de + paginacao.tamanho)
        .map((linha) => ({ campos: campos.map((um) => ({ nome: um.nome, valor: linha[um.nome] ?? null })) }));
      return { nomeTabela: nome, dados };
    },
  };
}

export const ehDasTabelas = ({ funcao }: Operacao): boolean => [LISTAR, METADADO, 'consultarUsingGET'].includes(funcao);

/** Two fictitious tables: units, with days and a domain, and one of 250 rows. */
export function semearTabelas({ todas }: ReturnType<typeof tabelasSimuladas>): void {
  const [codigo, nome] = [campo('CODIGO', 'Código', { chaveNegocio: true }), campo('NOME', 'Nome')];
  const dias = [
    campo('DATA_INICIO_VIGENCIA', 'Início da vigência', { tipo: 'DATA' }),
    campo('DATA_FIM_VIGENCIA', 'Fim da vigência', { tipo: 'DATA' }),
  ];
  todas.set('UNIDADE_FICTICIA', {
    rotulo: 'Unidade de medida fictícia',
    descricao: 'Unidades de medida para ensaio',
    campos: [
      codigo,
      nome,
      ...dias,
      campo('INDICADOR_USO', 'Uso', {
        dominios: [
          { codigo: 'E', descricao: 'Estatística' },
          { codigo: 'C', descricao: 'Comercial' },
        ],
      }),
    ],
    linhas: [
      linha('10', 'QUILOGRAMA LIQUIDO', '1997-01-01', null, 'E'),
      linha('11', 'NUMERO (UNIDADE)', '1997-01-01', null, 'E'),
      linha('99', 'UNIDADE QUE TERMINOU', '1997-01-01', '2020-12-31', 'C'),
    ],
  });
  todas.set('RECINTO_FICTICIO', {
    rotulo: 'Recinto fictício',
    descricao: 'Recintos para ensaio',
    campos: [codigo, nome],
    linhas: Array.from({ length: 250 }, (_, i) => ({
      CODIGO: String(1_000_000 + i),
      NOME: `RECINTO FICTICIO ${i + 1}`,
    })),
  });
}

function campo(nome: string, rotulo: string, mais: Partial<Campo> = {}): Campo {
  return { nome, rotulo, tipo: 'STRING', chaveNegocio: false, ...mais };
}

function inteiro({ dominios = [], ...um }: Campo) {
  return {
    ...um,
    descricao: um.rotulo,
    tamanho: 100,
    obrigatorio: um.chaveNegocio,
    autoNumerado: false,
    campoEstrangeiro: false,
    possuiDominio: dominios.length > 0,
    restricaoUnicidade: um.chaveNegocio,
    dominios,
  };
}

function linha(codigo: string, nome: string, inicio: string, fim: string | null, uso: string) {
  return { CODIGO: codigo, NOME: nome, DATA_INICIO_VIGENCIA: inicio, DATA_FIM_VIGENCIA: fim, INDICADOR_USO: uso };
}

const LISTAR = 'listarTabelasUsingGET';
const METADADO = 'consultarMetadadoUsingGET';
