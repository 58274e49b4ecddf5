import { somarDias } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { contratoDeEstrutura, type EstruturaNova } from '#lib/registros/estrutura.ts';
import { contratoDeProduto, type ProdutoNovo } from '#lib/registros/produto.ts';
import { NACIONAIS } from './nacionais-demonstracao.ts';
import { type Sorteio, sorteio } from './sorteio.ts';

/** An item of the cadastro as a structure uses it. */
export interface ItemDaEstrutura {
  id: string;
  partNumber: string;
  descricao: string;
  ncm: string;
  unidade: string;
  origem: 'IMPORTADO' | 'NACIONAL';
}

export interface ProdutoDeDemonstracao {
  novo: ProdutoNovo;
  /** `produtoId` is the id of the product once it is created. */
  estruturas(produtoId: string): EstruturaNova[];
}

type Linha = EstruturaNova['linhas'][number];

/**
 * The products of the demonstration's industries: those under the resolutions of the first, and a motorcycle of the second without
 * one.
 */
export function produtosDeDemonstracao(
  hoje: DataTexto,
  industrias: { eletronica: string; motos: string },
  itens: readonly ItemDaEstrutura[],
): ProdutoDeDemonstracao[] {
  return PRODUTOS.map(({ importados, nacionais, de, duasRevisoes = true, ...produto }, i) => ({
    novo: contratoDeProduto.novo.parse({
      ...produto,
      importador: { id: de === 'MOTO' ? industrias.motos : industrias.eletronica },
      unidade: 'UNIDADE',
      modelos: MODELOS.slice(0, 1 + (i % MODELOS.length)).map((descricao, m) => ({
        modelo: String(m + 1).padStart(4, '0'),
        descricao,
        precoVenda: `${890 + i * 137 + m * 20}.90`,
      })),
    }),
    estruturas: (produtoId) => {
      if (importados === 0) return [];
      const acaso = sorteio(500 + i);
      const primeira = linhasDe(itens, { de, importados, nacionais }, acaso);
      const revisao = (nome: string, vigenciaInicio: DataTexto, linhas: Linha[], observacao: string | null) =>
        contratoDeEstrutura.novo.parse({
          produto: { id: produtoId },
          revisao: nome,
          vigenciaInicio,
          observacao,
          linhas,
        });
      return [
        revisao('A', somarDias(hoje, -240), primeira, null),
        ...(duasRevisoes
          ? [
              revisao(
                'B',
                somarDias(hoje, -30),
                seguinte(primeira, itens, de, acaso),
                'Alteração de engenharia fictícia 26-017.',
              ),
            ]
          : []),
      ];
    },
  }));
}

interface Composicao {
  de: 'ELETRONICO' | 'MOTO';
  importados: number;
  nacionais: number;
}

function linhasDe(
  itens: readonly ItemDaEstrutura[],
  { de, importados, nacionais }: Composicao,
  acaso: Sorteio,
): Linha[] {
  const daqui = nacionaisDe(itens, de).slice(0, nacionais);
  // The last two are left for the next revision.
  const deFora = itens.filter(({ origem, ncm }) => origem === 'IMPORTADO' && NCMS[de].includes(ncm)).slice(0, -2);
  const inicio = acaso.inteiro(0, Math.max(0, deFora.length - 1));
  // A component used in several places of the product has several lines in its structure.
  const escolhidos = Array.from({ length: importados }, (_, i) => deFora[(inicio + i) % deFora.length]).filter(
    (item) => item !== undefined,
  );
  const [pai] = daqui.filter(({ descricao }) => descricao.startsWith('CONJUNTO'));
  return [
    ...daqui.map((item) => linha(item, acaso)),
    ...escolhidos.map((item, i) => ({
      ...linha(item, acaso),
      // Two of the imported components are parts of a set assembled in the country.
      subDe: pai && i >= escolhidos.length - 2 ? pai.partNumber : null,
    })),
  ];
}

/** Makes the next revision: one component less, two of another more, and a different quantity and loss. */
function seguinte(
  primeira: readonly Linha[],
  itens: readonly ItemDaEstrutura[],
  de: Composicao['de'],
  acaso: Sorteio,
): Linha[] {
  const usados = new Set(primeira.map(({ partNumber }) => partNumber));
  const novos = itens
    .filter(
      ({ origem, ncm, partNumber }) => origem === 'IMPORTADO' && NCMS[de].includes(ncm) && !usados.has(partNumber),
    )
    .slice(0, 2);
  const filhas = primeira.filter(({ subDe }) => subDe !== null);
  const soltas = primeira.filter(({ subDe }) => subDe === null);
  return [
    ...soltas.slice(0, -1).map((linhaSolta, i) => {
      if (i === 0) return { ...linhaSolta, quantidade: '2.0000000' };
      return i === 1 ? { ...linhaSolta, perda: '3.5000' } : linhaSolta;
    }),
    ...novos.map((item) => linha(item, acaso)),
    ...filhas,
  ];
}

function nacionaisDe(itens: readonly ItemDaEstrutura[], de: Composicao['de']): ItemDaEstrutura[] {
  const porPartNumber = new Map(itens.map((item) => [item.partNumber, item]));
  return NACIONAIS.filter(({ para }) => para === 'TODOS' || para === de).flatMap(
    ({ partNumber }) => porPartNumber.get(partNumber) ?? [],
  );
}

function linha({ id, ...item }: ItemDaEstrutura, acaso: Sorteio): Linha {
  const [descricao = ''] = item.descricao.split('\n');
  return {
    id: null,
    item: { id },
    ...item,
    descricao,
    quantidade: item.unidade === 'PECA' ? acaso.um(['1', '1', '2', '4', '6', '12']) : acaso.um(FRACOES),
    perda: acaso.um(['0', '0', '0.5', '1', '2.25']),
    subDe: null,
  };
}

const FRACOES = ['0.0125', '0.3333333', '0.0045', '1.2'];
const MODELOS = ['PRETO', 'BRANCO', 'CINZA'];

/** NCMs of the fictitious catalogue. */
const NCMS = {
  ELETRONICO: ['84733041', '85299020', '85241100', '85322410', '85444200', '85076000', '85183000'],
  MOTO: ['87141000', '73151100', '84099114', '84099120', '40114000'],
};

type Produto = Pick<
  ProdutoNovo,
  'codigo' | 'descricao' | 'ncm' | 'pesoBruto' | 'resolucao' | 'ppb' | 'informatica' | 'tipoCoeficiente' | 'acrescimo'
> &
  Composicao & { duasRevisoes?: boolean };

const PRODUTOS: readonly Produto[] = [
  {
    codigo: 'PLM-100',
    descricao: 'PLACA-MAE MONTADA PARA MICROCOMPUTADOR, FICTICIA',
    ncm: '84733041',
    pesoBruto: '0.48000',
    resolucao: '101/2024',
    ppb: 'Portaria PPB 9/2023 - Resolução CAS 101/2024',
    informatica: true,
    tipoCoeficiente: 'VARIAVEL',
    acrescimo: '10.00',
    de: 'ELETRONICO',
    importados: 22,
    nacionais: 8,
  },
  {
    codigo: 'FTE-065',
    descricao: 'FONTE DE ALIMENTACAO 65 W, FICTICIA',
    ncm: '85044090',
    pesoBruto: '0.31000',
    resolucao: '108/2024',
    ppb: 'Portaria PPB 10/2023 - Resolução CAS 108/2024',
    informatica: false,
    tipoCoeficiente: 'VARIAVEL',
    acrescimo: '0.00',
    de: 'ELETRONICO',
    importados: 12,
    nacionais: 12,
  },
  {
    codigo: 'MON-240',
    descricao: 'MONITOR DE VIDEO 24 POLEGADAS, FICTICIO',
    ncm: '85285200',
    pesoBruto: '4.25000',
    resolucao: '115/2024',
    ppb: 'Portaria PPB 11/2023 - Resolução CAS 115/2024',
    informatica: true,
    tipoCoeficiente: 'VARIAVEL',
    acrescimo: '0.00',
    de: 'ELETRONICO',
    importados: 286,
    nacionais: 15,
  },
  {
    codigo: 'REL-010',
    descricao: 'RELOGIO DE PULSO ELETRONICO, FICTICIO',
    ncm: '91021110',
    pesoBruto: '0.06500',
    resolucao: '122/2024',
    ppb: 'Portaria PPB 12/2023 - Resolução CAS 122/2024',
    informatica: false,
    tipoCoeficiente: 'FIXO',
    acrescimo: '0.00',
    de: 'ELETRONICO',
    importados: 6,
    nacionais: 6,
  },
  {
    codigo: 'MON-270',
    descricao: 'MONITOR DE VIDEO 27 POLEGADAS, FICTICIO',
    ncm: '85285200',
    pesoBruto: '5.10000',
    resolucao: '115/2024',
    ppb: 'Portaria PPB 11/2023 - Resolução CAS 115/2024',
    informatica: true,
    tipoCoeficiente: 'VARIAVEL',
    acrescimo: '0.00',
    de: 'ELETRONICO',
    // The engineers have not given its structure yet.
    importados: 0,
    nacionais: 0,
  },
  {
    codigo: 'MOTO-160',
    descricao: 'MOTOCICLETA 160 CC, FICTICIA',
    ncm: '87112010',
    pesoBruto: '128.00000',
    resolucao: null,
    ppb: null,
    informatica: false,
    tipoCoeficiente: 'VARIAVEL',
    acrescimo: '0.00',
    de: 'MOTO',
    importados: 26,
    nacionais: 13,
  },
];
