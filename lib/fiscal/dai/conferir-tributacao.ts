import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { CAMPOS_DA_CHAVE, chaveEscolhida, NOMES_DA_CHAVE } from '#lib/domain/zfm/cclasstrib/chave-escolhida.ts';
import type {
  ApontamentoDaDai,
  EscolhaDaAdicao,
  InsumosDaDai,
  LinhaDaMatriz,
  ProdutoFinal,
} from '#lib/domain/zfm/dai.ts';
import {
  type ChaveDaMatriz,
  chaveDaMatrizPorExtenso,
  mesmaChave,
  vigenciaDaMatrizPorExtenso,
} from '#lib/domain/zfm/matriz-tributacao.ts';
import type { DaiMontada } from './dai-montada.ts';
import { faltaReducao } from './icms-da-adicao.ts';

/** Reports why an adição has no code of taxation or no ICMS. Each adição has at most one error: the first cause to remove. */
export function conferirTributacao(insumos: InsumosDaDai, { adicoes }: DaiMontada): ApontamentoDaDai[] {
  return adicoes.flatMap(({ numero, linha }, indice) => {
    const onde = { adicao: numero, caminho: `adicao.${indice}.cdTributacao` };
    if (linha) return [...conferirLinha(linha, onde), ...conferirProduto(insumos, linha, onde)];
    const escolha = insumos.escolhas.find((escolhaDaAdicao) => escolhaDaAdicao.numero === numero);
    const chave = chaveEscolhida(escolha);
    const sugestao = chave ? undefined : insumos.sugestoes?.get(numero);
    if (sugestao) return [sugestaoAberta(sugestao, onde)];
    return chave ? semMatriz(insumos, chave, onde) : escolhaIncompleta(escolha, onde);
  });
}

interface Onde {
  adicao: string;
  caminho: string;
}

/** A suggested row is none of the DAI until a person has accepted it. */
function sugestaoAberta({ origem }: { origem: string }, onde: Onde): ApontamentoDaDai {
  const mensagem = `A linha da matriz da adição ${onde.adicao} é só sugestão (${origem}): aceite-a ou escolha outra.`;
  const alvo = { onde: 'DAI', campo: 'ncm', adicao: onde.adicao } as const;
  return { ...onde, codigo: 'SUGESTAO_ABERTA', nivel: 'erro', mensagem, alvo };
}

function escolhaIncompleta(escolha: EscolhaDaAdicao | undefined, onde: Onde): ApontamentoDaDai[] {
  const faltam = CAMPOS_DA_CHAVE.filter((campo) => !escolha?.[campo]);
  const [primeiro = 'ncm'] = faltam;
  const nomes = faltam.map((campo) => NOMES_DA_CHAVE[campo]);
  const mensagem =
    faltam.length === CAMPOS_DA_CHAVE.length
      ? `A adição ${onde.adicao} ainda não tem tributação: escolha o item da matriz em que ela se enquadra.`
      : `A tributação da adição ${onde.adicao} está incompleta: ${nomes.length === 1 ? 'falta' : 'faltam'} ${emLista(nomes)}.`;
  const alvo = { onde: 'DAI', campo: primeiro, adicao: onde.adicao } as const;
  return [{ ...onde, codigo: 'ESCOLHA_INCOMPLETA', nivel: 'erro', mensagem, alvo }];
}

/** Names rows of the same key on other days, which a person may have forgotten to extend. */
function semMatriz({ matriz, declaracao }: InsumosDaDai, chave: ChaveDaMatriz, onde: Onde): ApontamentoDaDai[] {
  const deOutrosDias = matriz
    .filter((linha) => mesmaChave(linha, chave))
    .sort((linhaDaMatriz, outra) => (linhaDaMatriz.vigenciaInicio < outra.vigenciaInicio ? -1 : 1));
  const dia = diaPorExtenso(declaracao.dataRegistro);
  const quando = deOutrosDias.map(vigenciaDaMatrizPorExtenso);
  const haOutros = quando.length === 0 ? '' : ` Há item dessa chave ${emLista(quando)}.`;
  const mensagem = `Adição ${onde.adicao}: nenhum item da matriz do importador vigora em ${dia}, dia do registro, para ${chaveDaMatrizPorExtenso(chave)}.${haOutros}`;
  const alvo = { onde: 'MATRIZ', id: deOutrosDias.at(-1)?.id ?? null, campo: null } as const;
  return [{ ...onde, codigo: 'SEM_MATRIZ', nivel: 'erro', mensagem, alvo }];
}

function conferirLinha(linha: LinhaDaMatriz, { adicao, caminho }: Onde): ApontamentoDaDai[] {
  const campo = linha.tratamento === null ? 'tratamento' : faltaReducao(linha) ? 'reducaoPerc' : null;
  if (campo === null) return [];
  const falta = campo === 'tratamento' ? 'qual é o tratamento do ICMS' : 'em quantos por cento a base é reduzida';
  return [
    {
      codigo: 'MATRIZ_SEM_TRATAMENTO',
      nivel: 'erro',
      mensagem: `Adição ${adicao}: o item da matriz de ${chaveDaMatrizPorExtenso(linha)}, código de tributação ${linha.codigoTributacao}, não diz ${falta}, e o ICMS não se calcula.`,
      caminho: caminho.replace(/cdTributacao$/, 'vlIcms'),
      adicao,
      alvo: { onde: 'MATRIZ', id: linha.id, campo },
    },
  ];
}

function conferirProduto(insumos: InsumosDaDai, linha: LinhaDaMatriz, { adicao, caminho }: Onde): ApontamentoDaDai[] {
  const mensagem = produtoDeOutraNcm(linha, insumos.produtosFinais?.get(adicao));
  if (mensagem === null) return [];
  const alvo = { onde: 'DAI', campo: 'ncm', adicao } as const;
  return [
    {
      codigo: 'PRODUTO_DE_OUTRA_NCM',
      nivel: 'aviso',
      mensagem: `Adição ${adicao}: ${mensagem}`,
      caminho,
      adicao,
      alvo,
    },
  ];
}

/**
 * Says that a row is for another product than the goods are made into; null while no structure says what they are made into. The NCM
 * of a row is that of the final product, so it is never compared with the NCM of an input.
 */
export function produtoDeOutraNcm(
  { ncm }: Pick<LinhaDaMatriz, 'ncm'>,
  produtos: readonly ProdutoFinal[] | undefined,
): string | null {
  if (!produtos || produtos.length === 0 || produtos.some((produto) => produto.ncm === ncm)) return null;
  const quais = produtos.map((produto) => `${produto.codigo}, da NCM ${escreverNcm(produto.ncm)}`);
  const vistos = quais.length > 3 ? [...quais.slice(0, 3), `mais ${quais.length - 3}`] : quais;
  return `a linha da matriz é do produto final da NCM ${escreverNcm(ncm)}, e a estrutura diz que a mercadoria entra em ${vistos.join('; ')}.`;
}

function emLista(partes: readonly string[]): string {
  return partes.length > 1 ? `${partes.slice(0, -1).join(', ')} e ${partes.at(-1)}` : partes.join('');
}
