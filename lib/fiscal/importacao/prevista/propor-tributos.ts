import type { Aplicacao } from '#lib/domain/aduana/declaracao/aplicacao.ts';
import { NOME_APLICACAO } from '#lib/domain/aduana/declaracao/aplicacao.ts';
import { TRIBUTOS_FEDERAIS, type TributoFederal } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { PIS_COFINS_EXTINTOS, pisCofinsExtintos } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import { REGIMES_TRIBUTARIOS } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { NOME_SETOR, NOME_SITUACAO_SUFRAMA } from '#lib/domain/cadastros/importador.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { aoMenosDuasCasas, Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { AliquotasDaNcm, FontesDosTributos, UltimaDeclarada } from '#lib/domain/zfm/fontes-dos-tributos.ts';
import {
  type Achado,
  type Candidato,
  type MercadoriaDaAdicao,
  type Origem,
  type Proposta,
  porAliquota,
  porCento,
  porTabela,
} from './candidatos-a-proposta.ts';
import { type DestinacaoZfm, padroesZfm } from './padroes-zfm.ts';

/**
 * Proposes regime and rate of each tax of an adição from the NCM table, the last declaration of its part numbers, the Suframa
 * registration of the importer, the law, and the grounds that the Portal Único tells of. Origins that agree make one candidate; where they differ, none is chosen.
 */
export function proporTributos(mercadoria: MercadoriaDaAdicao, fontes: FontesDosTributos): Proposta[] {
  const ultimas = ultimasDe(mercadoria, fontes);
  const daNcm = fontes.tabela.filter(({ ncm }) => ncm === mercadoria.ncm);
  const suframa = daSuframa(mercadoria, fontes);
  const portal = doPortal(mercadoria, fontes);
  return TRIBUTOS_FEDERAIS.flatMap((tributo): Proposta[] => {
    if (ehContribuicao(tributo) && pisCofinsExtintos(fontes.dia)) {
      return (['regime', 'aliquota'] as const).map((qual) => ({
        tributo,
        qual,
        candidatos: [],
        opcoes: [],
        porque: `${PIS_COFINS_EXTINTOS}.`,
      }));
    }
    const { certos, opcoes } = portal(tributo);
    const ditos = [
      ...suframa.de(tributo),
      ...ultimas.flatMap((adicaoAnterior) => regimeDaUltima(tributo, adicaoAnterior)),
      ...certos,
    ];
    const regimes = juntar(ditos).map((candidato) => comApoio(candidato, tributo, opcoes));
    const aliquotas = juntar([
      ...(ehContribuicao(tributo) ? [daLei(tributo)] : daTabela(tributo, daNcm)),
      ...ultimas.flatMap((adicaoAnterior) => aliquotaDaUltima(tributo, adicaoAnterior)),
    ]);
    return [
      { tributo, qual: 'regime', candidatos: regimes, opcoes, porque: regimes.length > 0 ? null : suframa.porque },
      {
        tributo,
        qual: 'aliquota',
        candidatos: aliquotas,
        opcoes: [],
        porque: aliquotas.length > 0 ? null : semAliquota(tributo),
      },
    ];
  });
}

function juntar(achados: readonly Achado[]): Candidato[] {
  return [...Map.groupBy(achados, ({ chave }) => chave).values()].map((iguais) => ({
    escrito: iguais[0]?.escrito ?? '',
    // A cell that only one of the origins knows comes too.
    celulas: Object.assign({}, ...iguais.toReversed().map(({ celulas }) => celulas)),
    origens: iguais.flatMap(({ origens }) => origens),
  }));
}

function daTabela(tributo: TributoFederal, daNcm: readonly AliquotasDaNcm[]): Achado[] {
  const aliquotaDe = ({ aliquotaII, aliquotaIPI }: AliquotasDaNcm) => (tributo === 'ii' ? aliquotaII : aliquotaIPI);
  const linha = daNcm.find((linhaDaNcm) => aliquotaDe(linhaDaNcm) !== null);
  const aliquota = linha && aliquotaDe(linha);
  if (!linha || !aliquota) return [];
  const { desde, fonte, situacao } = linha;
  const vigencia = desde === null ? 'sem início de vigência' : `desde ${diaPorExtenso(desde)}`;
  return [
    porAliquota(tributo, aliquota, {
      texto: `${tributo === 'ii' ? 'TEC' : 'TIPI'} na tabela NCM, ${vigencia}: ${fonte ?? 'fonte não informada'}`,
      dia: desde,
      aConfirmar: situacao !== 'VERIFICADO' || fonte === null,
    }),
  ];
}

function daLei(tributo: 'pis' | 'cofins'): Achado {
  const origem = {
    texto: 'Lei 10.865/2004, art. 8º, tabela geral, se a lei não der outra a esta NCM',
    dia: null,
    aConfirmar: true,
  };
  return porTabela(tributo, 'GERAL', origem);
}

/** The Suframa proposes regimes only while the registration is active, and says why when it does not. */
function daSuframa({ ncm, aplicacao }: MercadoriaDaAdicao, { importador, dia }: FontesDosTributos) {
  const nenhum = (porque: string) => ({
    porque: `${porque}, e nenhuma declaração anterior traz o part number.`,
    de: (): Achado[] => [],
  });
  if (importador === null) return nenhum('O importador do processo não está no cadastro');
  const { situacaoSuframa, validadeSuframa, setor } = importador;
  if (situacaoSuframa !== 'ATIVA') {
    return nenhum(`Suframa do importador: ${NOME_SITUACAO_SUFRAMA[situacaoSuframa].toLowerCase()}`);
  }
  if (validadeSuframa !== null && validadeSuframa < dia) {
    return nenhum(`A Suframa do importador venceu em ${diaPorExtenso(validadeSuframa)}`);
  }
  const destinacao = aplicacao === null ? DO_SETOR[setor] : DA_APLICACAO[aplicacao];
  if (destinacao === null) {
    return nenhum(`Para a aplicação ${NOME_APLICACAO[aplicacao ?? 'OUTRA']} não há regime conhecido da ZFM`);
  }
  const padroes = padroesZfm({ tipoDeclaracao: ADMISSAO_NA_ZFM, ncm, destinacao });
  const validade =
    validadeSuframa === null ? 'ativa, sem validade informada' : `ativa até ${diaPorExtenso(validadeSuframa)}`;
  const pelo = aplicacao === null ? `setor ${NOME_SETOR[setor]}` : `aplicação ${NOME_APLICACAO[aplicacao]}`;
  return {
    porque: null,
    de: (tributo: TributoFederal): Achado[] => {
      const padrao = padroes?.tributos[tributo];
      if (!padrao) return [];
      const { regime, fundamento, codigoDoFundamento } = padrao;
      return [
        {
          chave: regime,
          escrito: REGIMES_TRIBUTARIOS[regime],
          celulas: {
            [`${tributo}Regime`]: regime,
            [`${tributo}Fundamento`]: fundamento,
            ...(codigoDoFundamento && { codigoDoFundamento }),
          },
          origens: [
            {
              texto: `Suframa do importador: ${validade}, ${pelo}`,
              dia: validadeSuframa,
              aConfirmar: padrao.situacao !== 'VERIFICADO' || validadeSuframa === null,
            },
          ],
        },
      ];
    },
  };
}

/**
 * The grounds of the Portal Único. One that applies by itself to any such goods, in production, is a candidate like the others. The rest
 * are options: a ground that must be chosen, or met by the goods, and all that the training environment says.
 */
function doPortal({ ncm, paisOrigem }: MercadoriaDaAdicao, { tratamentos, dia }: FontesDosTributos) {
  const tratamentoDaNcm = tratamentos.find((tratamento) => tratamento.ncm === ncm && tratamento.pais === paisOrigem);
  return (tributo: TributoFederal): { certos: Achado[]; opcoes: Candidato[] } => {
    if (!tratamentoDaNcm) return { certos: [], opcoes: [] };
    const { deTreinamento: treinamento, dataDoFato, respondidoEm } = tratamentoDaNcm;
    const deOnde = `Portal Único, ${treinamento ? 'ambiente de treinamento' : 'produção'}, resposta de ${diaPorExtenso(respondidoEm)} para o fato gerador em ${diaPorExtenso(dataDoFato)}`;
    const achados = tratamentoDaNcm.fundamentos
      .filter((fundamento) => fundamento.tributo === tributo)
      .map(({ regime, codigo, nome, normal, condicao }) => {
        const fundamento = [codigo, nome].filter(Boolean).join(' – ');
        const certo = normal && condicao === null && !treinamento;
        return {
          certo,
          chave: regime,
          escrito: certo ? REGIMES_TRIBUTARIOS[regime] : `${REGIMES_TRIBUTARIOS[regime]}, fundamento ${codigo}`,
          celulas: { [`${tributo}Regime`]: regime, [`${tributo}Fundamento`]: fundamento.slice(0, MAXIMO_FUNDAMENTO) },
          origens: [
            {
              texto: [
                `${deOnde}: ${fundamento}`,
                ...(normal ? [] : ['opcional']),
                ...(condicao ? [condicao] : []),
              ].join(', '),
              dia: respondidoEm,
              aConfirmar: treinamento || condicao !== null || dataDoFato !== dia,
            },
          ],
        };
      });
    return {
      certos: achados.filter(({ certo }) => certo),
      opcoes: achados
        .filter(({ certo }) => !certo)
        .map(({ escrito, celulas, origens }) => ({ escrito, celulas, origens })),
    };
  };
}

/** A candidate whose regime the Portal admits too says by which grounds; they are no ground of it until a person takes one. */
function comApoio(candidato: Candidato, tributo: TributoFederal, opcoes: readonly Candidato[]): Candidato {
  const regime = candidato.celulas[`${tributo}Regime`];
  const iguais = opcoes.filter(({ celulas }) => celulas[`${tributo}Regime`] === regime);
  return { ...candidato, origens: [...candidato.origens, ...iguais.flatMap(({ origens }) => origens)] };
}

/** As long as the field of the ground of a tax. */
const MAXIMO_FUNDAMENTO = 200;

const DO_SETOR: Readonly<Record<keyof typeof NOME_SETOR, DestinacaoZfm>> = { '0': 'COMERCIO', '1': 'INSUMO' };

const DA_APLICACAO: Readonly<Record<Aplicacao, DestinacaoZfm | null>> = {
  INDUSTRIALIZACAO: 'INSUMO',
  ATIVO: 'ATIVO_IMOBILIZADO',
  REVENDA: 'COMERCIO',
  CONSUMO: null,
  OUTRA: null,
};

const ADMISSAO_NA_ZFM = '06';

/** The adições that declared these goods, the newest first, with the part numbers each of them names. */
interface AdicaoAnterior extends UltimaDeclarada {
  partNumbers: readonly string[];
}

function ultimasDe({ ncm, partNumbers }: MercadoriaDaAdicao, { ultimas }: FontesDosTributos): AdicaoAnterior[] {
  const procurados = new Set(partNumbers);
  const declaradasDaNcm = ultimas.filter(
    (ultimaDeclarada) => ultimaDeclarada.ncm === ncm && procurados.has(ultimaDeclarada.partNumber),
  );
  const porAdicao = Map.groupBy(declaradasDaNcm, ({ numero, adicao }) => `${numero}/${adicao}`);
  return [...porAdicao.values()]
    .flatMap((iguais) =>
      iguais.slice(0, 1).map((ultimaDeclarada) => ({
        ...ultimaDeclarada,
        partNumbers: iguais.map((adicaoIgual) => adicaoIgual.partNumber),
      })),
    )
    .toSorted((ultimaDeclarada, outro) => outro.dataRegistro.localeCompare(ultimaDeclarada.dataRegistro));
}

function regimeDaUltima(tributo: TributoFederal, ultima: AdicaoAnterior): Achado[] {
  const { regime, aliquotaReduzida } = ultima.tributos[tributo];
  if (regime === null) return [];
  const codigo = tributo === 'ii' ? ultima.fundamentoDoII : null;
  const reduzida = regime === 'REDUCAO' && aliquotaReduzida !== null ? aoMenosDuasCasas(aliquotaReduzida) : null;
  return [
    {
      chave: reduzida === null ? regime : `${regime} ${reduzida}`,
      escrito: `${REGIMES_TRIBUTARIOS[regime]}${reduzida === null ? '' : ` a ${porCento(reduzida)}`}`,
      celulas: {
        [`${tributo}Regime`]: regime,
        ...(codigo && { [`${tributo}Fundamento`]: `Fundamento legal ${codigo}`, codigoDoFundamento: codigo }),
        ...(reduzida !== null && { [`${tributo}AliquotaReduzida`]: reduzida }),
      },
      origens: [daDeclaracao(ultima)],
    },
  ];
}

function aliquotaDaUltima(tributo: TributoFederal, ultima: AdicaoAnterior): Achado[] {
  const { aliquota, categoria } = ultima.tributos[tributo];
  const origem = daDeclaracao(ultima);
  if (ehContribuicao(tributo) && categoria !== null) return [porTabela(tributo, categoria, origem)];
  // The file of a DI writes zeros where PIS and COFINS have no rate.
  if (aliquota === null || (ehContribuicao(tributo) && new Exato(aliquota).isZero())) return [];
  return [porAliquota(tributo, aliquota, origem)];
}

function daDeclaracao({ numero, dataRegistro, adicao, partNumbers }: AdicaoAnterior): Origem {
  const vistos = partNumbers.slice(0, PART_NUMBERS_A_VISTA).join(', ');
  const demais = partNumbers.length - PART_NUMBERS_A_VISTA;
  const de = `${vistos}${demais > 0 ? ` e mais ${demais}` : ''}`;
  return {
    texto: `${escreverDeclaracao(numero)}, adição ${adicao}, de ${diaPorExtenso(dataRegistro)}: ${de}`,
    dia: dataRegistro,
    aConfirmar: false,
  };
}

const PART_NUMBERS_A_VISTA = 3;

function semAliquota(tributo: TributoFederal): string {
  const tabela = tributo === 'ii' ? 'a alíquota do II (TEC)' : 'a alíquota do IPI (TIPI)';
  return `A tabela NCM não tem ${tabela} neste dia, e nenhuma declaração anterior traz o part number.`;
}

const ehContribuicao = (tributo: TributoFederal): tributo is 'pis' | 'cofins' =>
  tributo === 'pis' || tributo === 'cofins';
