import type { AtoLido } from '#lib/contracts/parametros/atos-do-calendario.ts';
import type { PassoLido } from '#lib/contracts/processo/processo.ts';
import type { Mapa, OrigemDoMapa } from '#lib/contracts/views/mapa.ts';
import type { SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import type { ArquivoDeRegistros, CampoLido } from '#lib/domain/zfm/arquivo-de-registros.ts';

/** Fictitious data with a fixed date, so that the gallery looks the same every day. */
export const HOJE = '2026-11-20';
export const UM_ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e01';

export const PASSOS: PassoLido[] = (
  [
    ['EM_ABERTO', '2026-11-02'],
    ['EM_TRANSITO', '2026-11-09'],
  ] as const satisfies readonly (readonly [SituacaoProcesso, string])[]
).map(([situacao, data], i) => ({
  id: `01a1fd15-e7ab-758c-8773-6cd900bf9e1${i}`,
  situacao,
  data,
  canalRfb: null,
  prazo: null,
  motivo: null,
  daDeclaracao: false,
  portal: null,
  em: `${data}T12:00:00.000Z`,
  usuario: { id: UM_ID, nome: 'Maria' },
  desfeito: null,
}));

function origem(
  chave: string,
  nome: string,
  pais: string,
  lugar: { lat: number; lon: number },
  total: number,
): OrigemDoMapa {
  const embarques = Array.from({ length: total }, (_, i) => ({
    id: `01a1fd15-e7ab-758c-8773-6cd9${chave.length}0bf9e${i}${total}`,
    numero: `IMP-2026-000${i + 1}`,
    referencia: null,
    situacao: 'EM_TRANSITO' as const,
    viaTransporte: '01' as const,
    veiculo: null,
    importador: null,
    fornecedor: null,
    etd: null,
    embarque: `2026-11-${String(18 - 6 * i).padStart(2, '0')}`,
    eta: i === 2 ? '2026-11-16' : '2026-12-19',
    chegada: null,
    valores: [],
  }));
  const atrasados = total > 2 ? 1 : 0;
  const sigla = chave.slice(0, 2);
  return { chave, nome, pais, sigla, precisao: 'PORTO', lugar, total, atrasados, proximoEta: '2026-12-19', embarques };
}

export const MAPA: Mapa = {
  hoje: HOJE,
  total: 6,
  atrasados: 1,
  origens: [
    origem('CNSHA', 'Xangai', 'China', { lat: 31.23, lon: 121.49 }, 3),
    origem('KRPUS', 'Busan', 'Coreia do Sul', { lat: 35.1, lon: 129.04 }, 2),
    origem('DEHAM', 'Hamburgo', 'Alemanha', { lat: 53.54, lon: 9.95 }, 1),
  ],
};

const campo = (nome: string, posicao: number, bruto: string, erro: string | null = null): CampoLido => ({
  nome,
  tipo: 'C',
  posicao,
  tamanho: bruto.length,
  bruto,
  valor: erro ? null : bruto,
  erro,
});

/** Two lines of an invented layout; the second has an unreadable field. */
export const ARQUIVO: ArquivoDeRegistros = {
  linhas: [
    {
      numero: 1,
      bruto: '0DCR2026000012',
      registro: '0',
      campos: [campo('tipo', 1, '0'), campo('documento', 2, 'DCR'), campo('numero', 5, '2026000012')],
    },
    {
      numero: 2,
      bruto: '1MOTOR     12A4',
      registro: '1',
      campos: [
        campo('tipo', 1, '1'),
        campo('descricao', 2, 'MOTOR     '),
        campo('quantidade', 12, '12A4', 'Linha 2, registro 1, campo quantidade: não é um número.'),
      ],
    },
  ],
  erros: [
    {
      linha: 2,
      posicao: 12,
      registro: '1',
      campo: 'quantidade',
      mensagem: 'Linha 2, registro 1, campo quantidade: não é um número.',
    },
  ],
  avisos: [],
};

export const ATO: AtoLido = {
  codigo: 'ATO_FICTICIO',
  inicio: '2027-01-04',
  fim: null,
  assunto: 'Ato fictício',
  atos: 'Quem importa: confira o que muda.',
  fonte: 'Portaria fictícia 1/2026',
  endereco: null,
  lidoEm: '2026-11-29',
  situacao: 'CONFIRMAR',
  confirmado: null,
};
