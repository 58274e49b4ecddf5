import type { CamposDoFormulario, DescricaoDeCampo } from '#components/form/descricao-de-campo.ts';
import type { DcrNovo } from '#lib/contracts/dcr.ts';
import { BASES_DE_CUSTO, NOME_TIPO_COEFICIENTE, TIPOS_COEFICIENTE } from '#lib/domain/cadastros/importador.ts';
import { MAXIMO_PART_NUMBER } from '#lib/domain/cadastros/item.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';
import {
  DOCUMENTOS_DE_IMPORTADO,
  NOME_TIPO_DCR,
  ROTULOS_DCR,
  ROTULOS_LINHA_DO_DCR,
  TIPOS_DCR,
} from '#lib/domain/zfm/dcr.ts';
import { ACRESCIMOS, NOME_ACRESCIMO, TAMANHOS_DCRE } from '#lib/domain/zfm/produto.ts';
import { MODELO_DO_PRODUTO } from '#lib/registros/produto.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';

const rotulo = (campo: string) => ROTULOS_DCR[campo] ?? campo;
const daLinha = (campo: string) => ROTULOS_LINHA_DO_DCR[campo] ?? campo;
const DO_MODELO = rotulosDe(MODELO_DO_PRODUTO);
const doModelo = (campo: string) => DO_MODELO[campo] ?? campo;
const texto = (campo: string, maximo: number): DescricaoDeCampo => ({ tipo: 'texto', rotulo: daLinha(campo), maximo });
const simNao = (campo: string): DescricaoDeCampo => ({
  tipo: 'opcao',
  rotulo: daLinha(campo),
  opcoes: [
    ['S', 'Sim'],
    ['N', 'Não'],
  ],
});

const COMPONENTE = {
  codigo: { tipo: 'texto', rotulo: daLinha('codigo'), obrigatorio: true, maximo: MAXIMO_PART_NUMBER },
  descricao: { tipo: 'texto', rotulo: daLinha('descricao'), obrigatorio: true, maximo: 4000 },
  unidade: texto('unidade', 80),
  ncm: { tipo: 'identificador', rotulo: daLinha('ncm'), qual: 'ncm', obrigatorio: true },
  quantidade: { tipo: 'decimal', rotulo: daLinha('quantidade'), casas: 7, obrigatorio: true },
  moeda: {
    tipo: 'opcao',
    rotulo: daLinha('moeda'),
    opcoes: [
      ['USD', 'US$'],
      ['BRL', 'R$'],
    ],
  },
  preco: { tipo: 'decimal', rotulo: daLinha('preco'), casas: 6, obrigatorio: true },
  nf: texto('nf', TAMANHOS_DCRE.nf),
  serie: texto('serie', TAMANHOS_DCRE.serie),
  cnpj: { tipo: 'identificador', rotulo: daLinha('cnpj'), qual: 'cnpj' },
  ie: texto('ie', TAMANHOS_DCRE.ie),
  dataEmissao: { tipo: 'data', rotulo: daLinha('dataEmissao') },
} as const satisfies Record<string, DescricaoDeCampo>;

const IMPORTADO = {
  ...COMPONENTE,
  documento: {
    tipo: 'opcao',
    rotulo: daLinha('documento'),
    opcoes: DOCUMENTOS_DE_IMPORTADO.map((um) => [um, um] as const),
  },
  numeroDeclaracao: texto('numeroDeclaracao', 20),
  adicao: texto('adicao', 3),
  itemDaAdicao: texto('itemDaAdicao', 4),
  aliquotaII: { tipo: 'decimal', rotulo: daLinha('aliquotaII'), casas: 2 },
  suspensao: simNao('suspensao'),
  reduz: simNao('reduz'),
} as const satisfies Record<string, DescricaoDeCampo>;

const SUBCOMPONENTE = { pai: texto('pai', MAXIMO_PART_NUMBER), ...IMPORTADO, incluiBC: simNao('incluiBC') };

/** Of three lists with the same columns the summary of errors says which one is meant. */
function daLista<Campos extends Readonly<Record<string, DescricaoDeCampo>>>(lista: string, campos: Campos) {
  return Object.fromEntries(
    Object.entries(campos).map(([campo, descricao]) => [
      campo,
      { ...descricao, rotulo: `${lista}: ${noMeioDaFrase(descricao.rotulo)}` },
    ]),
  );
}

/** The fields of a DCR-E; its components are rows of grids. */
export const CAMPOS_DO_DCR: CamposDoFormulario<DcrNovo> = {
  importador: {
    tipo: 'grupo',
    rotulo: rotulo('importador'),
    campos: {
      id: {
        tipo: 'busca',
        rotulo: rotulo('importador'),
        obrigatorio: true,
        endpoint: 'Importador/GetByQ',
        guarda: 'id',
        ajuda: 'O estabelecimento da ZFM com projeto aprovado pelo CAS.',
      },
    },
  },
  representante: {
    tipo: 'grupo',
    rotulo: rotulo('representante'),
    campos: {
      id: {
        tipo: 'busca',
        rotulo: rotulo('representante'),
        endpoint: 'Representante/GetByQ',
        guarda: 'id',
        estreitadaPor: { importadorId: 'importador.id' },
        ajuda: 'O CPF dele vai no DCR-E.',
      },
    },
  },
  tipo: {
    tipo: 'opcao',
    rotulo: rotulo('tipo'),
    obrigatorio: true,
    aVista: true,
    opcoes: TIPOS_DCR.map((tipo) => [tipo, NOME_TIPO_DCR[tipo]]),
  },
  anterior: {
    tipo: 'grupo',
    rotulo: rotulo('anterior'),
    campos: {
      id: {
        tipo: 'busca',
        rotulo: rotulo('anterior'),
        endpoint: 'Dcr/GetByQ',
        guarda: 'id',
        estreitadaPor: { produtoId: 'produto.id' },
        ajuda: 'O registrado que este retifica ou substitui, do mesmo produto.',
      },
    },
  },
  anteriorNumero: {
    tipo: 'texto',
    rotulo: rotulo('anteriorNumero'),
    maximo: 10,
    ajuda: 'Dez algarismos, só se o anterior não está no Cais.',
  },
  processoRetificador: {
    tipo: 'texto',
    rotulo: rotulo('processoRetificador'),
    maximo: 17,
    ajuda: 'Dezessete algarismos, só do retificador.',
  },
  produto: {
    tipo: 'grupo',
    rotulo: rotulo('produto'),
    campos: {
      id: {
        tipo: 'busca',
        rotulo: rotulo('produto'),
        obrigatorio: true,
        endpoint: 'Produto/GetByQ',
        guarda: 'id',
        estreitadaPor: { importadorId: 'importador.id' },
        ajuda: 'Traz descrição, NCM, unidade, peso, PPB, coeficiente e modelos do cadastro.',
      },
    },
  },
  descricao: { tipo: 'texto', rotulo: rotulo('descricao'), obrigatorio: true, maximo: TAMANHOS_DCRE.texto },
  ncm: { tipo: 'identificador', rotulo: rotulo('ncm'), qual: 'ncm', obrigatorio: true },
  unidade: { tipo: 'texto', rotulo: rotulo('unidade'), obrigatorio: true, maximo: TAMANHOS_DCRE.texto },
  pesoBruto: { tipo: 'decimal', rotulo: rotulo('pesoBruto'), casas: 5, obrigatorio: true, unidade: 'kg' },
  ppb: {
    tipo: 'texto',
    rotulo: rotulo('ppb'),
    maximo: TAMANHOS_DCRE.texto,
    ajuda: 'Portaria do PPB e resolução da Suframa, como vão no DCR-E: até 80 caracteres.',
  },
  resolucao: {
    tipo: 'texto',
    rotulo: rotulo('resolucao'),
    maximo: 20,
    ajuda: 'O número dela no cadastro da indústria.',
  },
  informatica: { tipo: 'simNao', rotulo: rotulo('informatica'), como: 'caixa' },
  tipoCoeficiente: {
    tipo: 'opcao',
    rotulo: rotulo('tipoCoeficiente'),
    obrigatorio: true,
    aVista: true,
    opcoes: TIPOS_COEFICIENTE.map((tipo) => [tipo, NOME_TIPO_COEFICIENTE[tipo]]),
  },
  acrescimo: {
    tipo: 'opcao',
    rotulo: rotulo('acrescimo'),
    opcoes: ACRESCIMOS.map((um) => [um, NOME_ACRESCIMO[um]]),
    ajuda: 'DL 288/1967, art. 7º: a soma nunca passa de 100 %.',
  },
  dataBase: {
    tipo: 'data',
    rotulo: rotulo('dataBase'),
    obrigatorio: true,
    ajuda: 'Nenhum documento de custo deve ser depois dela.',
  },
  taxaUSD: {
    tipo: 'decimal',
    rotulo: rotulo('taxaUSD'),
    casas: 6,
    casasMinimas: 4,
    obrigatorio: true,
    moeda: 'R$',
    ajuda: 'Da data base: converte em dólar o que está em reais.',
  },
  baseCusto: {
    tipo: 'opcao',
    rotulo: rotulo('baseCusto'),
    aVista: true,
    opcoes: BASES_DE_CUSTO.map((base) => [base, base]),
    ajuda: 'CIF: o valor da mercadoria com frete e seguro rateados; FOB: só a mercadoria.',
  },
  estrutura: { tipo: 'grupo', rotulo: rotulo('estrutura'), campos: {} },
  modelos: {
    tipo: 'lista',
    rotulo: rotulo('modelos'),
    adicionar: 'Adicionar modelo',
    novo: null,
    item: {
      modelo: { tipo: 'texto', rotulo: doModelo('modelo'), obrigatorio: true, maximo: 4 },
      descricao: { tipo: 'texto', rotulo: doModelo('descricao'), obrigatorio: true, maximo: TAMANHOS_DCRE.texto },
      precoVenda: { tipo: 'decimal', rotulo: doModelo('precoVenda'), casas: 2, obrigatorio: true },
    },
  },
  nacionais: {
    tipo: 'lista',
    rotulo: rotulo('nacionais'),
    adicionar: 'Adicionar componente',
    novo: null,
    item: daLista('Nacionais', COMPONENTE),
  },
  subcomponentes: {
    tipo: 'lista',
    rotulo: rotulo('subcomponentes'),
    adicionar: 'Adicionar subcomponente',
    novo: null,
    item: daLista('Subcomponentes', SUBCOMPONENTE),
  },
  importados: {
    tipo: 'lista',
    rotulo: rotulo('importados'),
    adicionar: 'Adicionar componente',
    novo: null,
    item: daLista('Importados', IMPORTADO),
  },
  salarios: { tipo: 'decimal', rotulo: rotulo('salarios'), casas: 4, obrigatorio: true, moeda: 'US$' },
  encargos: { tipo: 'decimal', rotulo: rotulo('encargos'), casas: 4, obrigatorio: true, moeda: 'US$' },
  maoDeObraMensal: {
    tipo: 'grupo',
    rotulo: rotulo('maoDeObraMensal'),
    campos: {
      salarios: {
        tipo: 'decimal',
        rotulo: rotulo('maoDeObraMensal.salarios'),
        casas: 2,
        obrigatorio: true,
        moeda: 'R$',
      },
      encargos: {
        tipo: 'decimal',
        rotulo: rotulo('maoDeObraMensal.encargos'),
        casas: 2,
        obrigatorio: true,
        moeda: 'R$',
      },
      producao: {
        tipo: 'decimal',
        rotulo: rotulo('maoDeObraMensal.producao'),
        casas: 5,
        casasMinimas: 0,
        obrigatorio: true,
      },
    },
  },
  observacao: { tipo: 'texto', rotulo: rotulo('observacao'), linhas: 3, maximo: 4000 },
};
