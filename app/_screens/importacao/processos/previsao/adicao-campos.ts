import { CAMPOS_DAS_FOLHAS } from '#app/_screens/importacao/processos/adicoes/adicao-folhas.ts';
import type { DescricaoDeCampo } from '#components/form/fields/descricao-de-campo.ts';
import { ACRESCIMOS } from '#lib/domain/aduana/declaracao/folhas-da-adicao.ts';
import { SIGLAS_DE_MOEDAS } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { CATEGORIAS_PIS_COFINS, REGIMES_TRIBUTARIOS } from '#lib/domain/aduana/tributos/regime-tributario.ts';

const grupo = (rotulo: string, campos: Readonly<Record<string, DescricaoDeCampo>>): DescricaoDeCampo => ({
  tipo: 'grupo',
  rotulo,
  campos,
});
const texto = (rotulo: string, maximo = 200): DescricaoDeCampo => ({ tipo: 'texto', rotulo, maximo });
const porCento = (rotulo: string, casas = 2): DescricaoDeCampo => ({
  tipo: 'decimal',
  rotulo,
  casas,
  casasMinimas: 2,
  unidade: '%',
});
/** COFINS-Importação of 0,965 % exists (LC 224/2025). */
const aliquota = (rotulo: string): DescricaoDeCampo => porCento(rotulo, 4);
const figura = (rotulo: string, casas: number): DescricaoDeCampo => ({ tipo: 'decimal', rotulo, casas });
const moeda: DescricaoDeCampo = {
  tipo: 'opcao',
  rotulo: 'Moeda',
  obrigatorio: true,
  opcoes: SIGLAS_DE_MOEDAS.map((sigla) => [sigla, sigla]),
};

const doRegime = (tributo: string): Record<string, DescricaoDeCampo> => ({
  regime: {
    tipo: 'opcao',
    rotulo: `Regime ${tributo}`,
    obrigatorio: true,
    opcoes: Object.entries(REGIMES_TRIBUTARIOS),
  },
  fundamento: texto(`Fundamento legal ${tributo}`),
  aliquota: aliquota(`Alíquota ${tributo}`),
  aliquotaReduzida: aliquota(`Alíquota reduzida ${tributo}`),
  reducaoPerc: porCento(`Redução da alíquota ${tributo}`),
  meses: figura('Meses de permanência', 2),
});
const especifica = (tributo: string) =>
  grupo(`Alíquota específica ${tributo}`, {
    quantidade: figura('Quantidade na unidade da alíquota', 5),
    valorUnidade: figura('R$ por unidade', 5),
    unidade: texto('Unidade da alíquota'),
  });
const contribuicao = (tributo: string): Record<string, DescricaoDeCampo> => ({
  ...doRegime(tributo),
  categoria: {
    tipo: 'opcao',
    rotulo: `Tabela ${tributo}`,
    ajuda: 'Sem tabela, informe a alíquota. Lei 10.865/2004, art. 8º.',
    opcoes: CATEGORIAS_PIS_COFINS.map((categoria) => [categoria, NOME_CATEGORIA[categoria]]),
  },
  especifica: especifica(tributo),
});

const NOME_CATEGORIA = { GERAL: 'Geral', AUTOPECAS: 'Autopeças' } as const;

/** The fields of one planned adição, except those that follow from its items. */
export const CAMPOS_DA_ADICAO: Readonly<Record<string, DescricaoDeCampo>> = {
  numero: texto('Adição', 3),
  tributos: grupo('Tributos', {
    ii: grupo('II', {
      ...doRegime('do II'),
      exTarifario: grupo('Ex-tarifário', {
        aliquota: aliquota('Alíquota do ex-tarifário'),
        ato: texto('Ato do ex-tarifário'),
      }),
      acordo: grupo('Acordo tarifário', {
        aliquota: aliquota('Alíquota do acordo'),
        margem: porCento('Margem de preferência'),
        nome: texto('Acordo'),
      }),
    }),
    ipi: grupo('IPI', { ...doRegime('do IPI'), especifica: especifica('do IPI') }),
    pis: grupo('PIS', contribuicao('do PIS')),
    cofins: grupo('COFINS', {
      ...contribuicao('da COFINS'),
      adicional: {
        tipo: 'simNao',
        rotulo: 'Adicional da COFINS',
        ajuda: 'Lei 10.865/2004, art. 8º, §§ 21 e 21-A.',
        como: 'caixa',
      },
    }),
  }),
  antidumping: grupo('Antidumping', {
    tipo: {
      tipo: 'opcao',
      rotulo: 'Direito antidumping',
      opcoes: [
        ['ESPECIFICO', 'Por unidade'],
        ['AD_VALOREM', 'Ad valorem'],
      ],
    },
    aliquota: aliquota('Alíquota antidumping'),
    moeda: { ...moeda, rotulo: 'Moeda do antidumping' },
    quantidade: figura('Quantidade sujeita', 5),
    valorUnidade: figura('Direito por unidade', 5),
  }),
  acrescimos: {
    tipo: 'lista',
    rotulo: 'Acréscimos',
    adicionar: 'Adicionar acréscimo',
    novo: { denominacao: ACRESCIMOS[0], moeda: 'USD', valor: '' },
    item: {
      denominacao: {
        tipo: 'opcao',
        rotulo: 'Denominação',
        obrigatorio: true,
        opcoes: ACRESCIMOS.map((nome) => [nome, nome]),
      },
      moeda,
      valor: { tipo: 'decimal', rotulo: 'Valor', casas: 2, casasMinimas: 2, obrigatorio: true },
    },
  },
  deducoes: {
    tipo: 'lista',
    rotulo: 'Deduções',
    adicionar: 'Adicionar dedução',
    novo: { denominacao: '', moeda: 'BRL', valor: '', capatazia: false },
    item: {
      denominacao: { tipo: 'texto', rotulo: 'Denominação', maximo: 200, obrigatorio: true },
      moeda,
      valor: { tipo: 'decimal', rotulo: 'Valor', casas: 2, casasMinimas: 2, obrigatorio: true },
      capatazia: {
        tipo: 'simNao',
        rotulo: 'Capatazia destacada',
        ajuda: 'Decreto 11.090/2022: fora do valor aduaneiro.',
        como: 'caixa',
      },
    },
  },
  fundamentoLegal: { tipo: 'texto', rotulo: 'Fundamento legal da adição', linhas: 2, maximo: 500 },
  campos: grupo('Outros campos da declaração', CAMPOS_DAS_FOLHAS),
};
