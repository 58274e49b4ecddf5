import type { Operacao } from './openapi-contract.ts';
import { PortalError } from './portal-error.ts';

/** What a NCM asks of an attribute. */
interface Vinculo {
  codigo: string;
  modalidade: string;
  obrigatorio: boolean;
  multivalorado: boolean;
  dataInicioVigencia: string;
  dataFimVigencia?: string;
}
/** An attribute as the document publishes it; the leaves that the simulator looks at. */
interface Detalhe {
  codigo: string;
  objetivos: { codigo: number; descricao: string }[];
  orgaos?: string[];
  [campo: string]: unknown;
}

/** The register of attributes: what each NCM asks, and each attribute (domain/portal-unico.md §6). */
export function atributosSimulados() {
  const porNcm = new Map<string, Vinculo[]>();
  const detalhes = new Map<string, Detalhe>();

  return {
    porNcm,
    detalhes,
    atender({ funcao, parametros }: Operacao, query: URLSearchParams, enviado: unknown): unknown {
      if (funcao === ATRIBUTOS_DA_NCM) return daNcm(parametros['codigo-ncm'] ?? '', query);
      const { codigos } = enviado as { codigos: string[] };
      // The published answer is one attribute, though up to a hundred may be asked for.
      if (codigos.length !== 1) throw new PortalError(500, null, 'O simulador ainda não responde a vários códigos.');
      return detalhes.get(codigos[0] ?? '') ?? null;
    },
  };

  function daNcm(ncm: string, query: URLSearchParams) {
    const [data, modalidade] = [query.get('data'), query.get('modalidade')];
    const [objetivos, orgaos] = [query.getAll('objetivos'), query.getAll('orgaosDemandantes')];
    const achados = (porNcm.get(ncm) ?? []).flatMap((vinculo) => {
      const detalhe = detalhes.get(vinculo.codigo);
      if (data && (vinculo.dataInicioVigencia > data || (vinculo.dataFimVigencia ?? data) < data)) return [];
      if (modalidade && PALAVRAS[modalidade] !== vinculo.modalidade) return [];
      if (objetivos.length > 0 && !detalhe?.objetivos.some((um) => objetivos.includes(semAcento(um.descricao))))
        return [];
      if (orgaos.length > 0 && !detalhe?.orgaos?.some((um) => orgaos.includes(um))) return [];
      return [{ vinculo, detalhe }];
    });
    return {
      listaNcm: [{ codigoNcm: comPontos(ncm), listaAtributos: achados.map(({ vinculo }) => vinculo) }],
      detalhesAtributos: [...new Set(achados.flatMap(({ detalhe }) => detalhe ?? []))],
    };
  }
}

export function ehDosAtributos({ funcao }: Operacao): boolean {
  return funcao === ATRIBUTOS_DA_NCM || funcao === 'consultarCodigo';
}

/** A fictitious NCM with an attribute of each kind; one is of the past, and one of the future. */
export function semearAtributos({ porNcm, detalhes }: ReturnType<typeof atributosSimulados>, ncm: string): void {
  porNcm.set(ncm, [
    vinculo('ATT_90001', { obrigatorio: true }),
    vinculo('ATT_90003', { multivalorado: true }),
    vinculo('ATT_90004', { obrigatorio: true }),
    vinculo('ATT_90005', { dataInicioVigencia: '2027-01-01' }),
    vinculo('ATT_90006', { dataFimVigencia: '2026-10-31' }),
    vinculo('ATT_90007'),
    vinculo('ATT_90008', { obrigatorio: true }),
  ]);
  const texto = atributo('ATT_90002', 'Outro material', 'TEXTO', { tamanhoMaximo: 60 });
  const dominio = [
    { codigo: '01', descricao: 'Fibra de vidro' },
    { codigo: '99', descricao: 'Outro' },
  ];
  const todos = [
    atributo('ATT_90001', 'Material', 'LISTA_ESTATICA', {
      dominio,
      atributoCondicionante: true,
      condicionados: [
        {
          atributo: texto,
          obrigatorio: true,
          multivalorado: false,
          dataInicioVigencia: '2026-01-01',
          descricaoCondicao: "'ATT_90001' Igual '99'",
          condicao: { operador: '==', valor: '99' },
        },
      ],
    }),
    atributo('ATT_90003', 'Quantidade de camadas', 'NUMERO_INTEIRO', { tamanhoMaximo: 2 }),
    atributo('ATT_90004', 'Espessura em milímetros', 'NUMERO_REAL', { tamanhoMaximo: 8, casasDecimais: 3 }),
    atributo('ATT_90005', 'É flexível', 'BOOLEANO'),
    atributo('ATT_90006', 'Data do ensaio', 'DATA'),
    atributo('ATT_90007', 'Descrição complementar', 'TEXTO', { tamanhoMaximo: 200 }),
    atributo('ATT_90008', 'Dimensões', 'COMPOSTO', {
      listaSubatributos: [
        atributo('ATT_90009', 'Comprimento', 'NUMERO_REAL', { tamanhoMaximo: 8, casasDecimais: 2, obrigatorio: true }),
        atributo('ATT_90010', 'Unidade', 'LISTA_ESTATICA', { dominio: [{ codigo: 'MM', descricao: 'Milímetro' }] }),
      ],
    }),
  ];
  for (const um of todos) detalhes.set(um.codigo, um);
}

function vinculo(codigo: string, outros: Partial<Vinculo> = {}): Vinculo {
  const comuns = {
    modalidade: 'Importação',
    obrigatorio: false,
    multivalorado: false,
    dataInicioVigencia: '2026-01-01',
  };
  return { codigo, ...comuns, ...outros };
}

function atributo(codigo: string, nomeApresentacao: string, formaPreenchimento: string, outros: object = {}): Detalhe {
  return {
    codigo,
    nome: nomeApresentacao,
    nomeApresentacao,
    formaPreenchimento,
    modalidade: 'Importação',
    obrigatorio: false,
    multivalorado: false,
    atributoCondicionante: false,
    dataInicioVigencia: '2026-01-01',
    dataFimVigencia: '',
    dominio: [],
    condicionados: [],
    listaSubatributos: [],
    orgaos: ['RECEITA'],
    objetivos: [{ codigo: 7, descricao: 'Produto' }],
    ...outros,
  };
}

const comPontos = (ncm: string) => ncm.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1.$2.$3');
const semAcento = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '_').toUpperCase();

const ATRIBUTOS_DA_NCM = 'consultar /cadatributos/api/ext/atributo-ncm/{codigo-ncm}';
const PALAVRAS: Readonly<Record<string, string>> = { IMPORTACAO: 'Importação', EXPORTACAO: 'Exportação' };
