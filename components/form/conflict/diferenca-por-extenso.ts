import {
  type DescricaoDeCampo,
  type DescricaoDeLista,
  descricaoDe,
  ehDescricao,
  rotuloDe,
} from '#components/form/fields/descricao-de-campo.ts';
import { linhaPorExtenso, rotuloNaLinha, valorPorExtenso } from '#components/form/fields/valor-digitado.ts';
import { type Diferenca, em, type LinhaDiferente, mesmoValor } from '#lib/domain/versoes/versoes-do-campo.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';

interface Lido {
  campos: Readonly<Record<string, DescricaoDeCampo>>;
  rotulos: Readonly<Record<string, string>>;
}

export interface DiferencaPorExtenso {
  rotulo: string;
  /** Formats one of the three values as the field would show it. */
  escrever: (valor: unknown) => string;
}

/** Returns a difference in words. Null for a part of a row without a label: it follows from the fields beside it. */
export function diferencaPorExtenso(diferenca: Diferenca, { campos, rotulos }: Lido): DiferencaPorExtenso | null {
  const { campo, linha, ordemDe, base, minha: valorProprio } = diferenca;
  if (ordemDe !== undefined) {
    const daOrdem = (valor: unknown) => {
      if (mesmoValor(valor, base)) return 'a de antes';
      return valor === valorProprio ? 'a que você deixou' : 'a que a outra pessoa deixou';
    };
    return { rotulo: `${rotuloDe(campos, ordemDe)}, ordem das linhas`, escrever: daOrdem };
  }
  if (!linha) return { rotulo: rotuloDe(campos, campo), escrever: escritorDe(campos, campo, rotulos) };
  const lista = campos[linha.lista] as DescricaoDeLista;
  const daLinha = [lista.rotulo, nomeDaLinha(lista, linha, rotulos)].filter(Boolean).join(', ');
  if (linha.parte) {
    const descricao = descricaoDaDiferenca(diferenca, campos);
    if (!descricao || ehDescricao(lista.item)) return null;
    return {
      rotulo: `${daLinha}: ${rotuloNaLinha(descricao)}`,
      escrever: escritorDe(lista.item, linha.parte, rotulos),
    };
  }
  const ausente = base === undefined ? SEM_VALOR : 'removida';
  return {
    rotulo: daLinha,
    escrever: (valor) => (valor === undefined ? ausente : linhaPorExtenso(lista.item, valor, rotulos)),
  };
}

/** The field of a difference. A part of a group without a label of its own has that of its group. */
export function descricaoDaDiferenca(
  { campo, linha, ordemDe }: Diferenca,
  campos: Lido['campos'],
): DescricaoDeCampo | undefined {
  if (ordemDe !== undefined) return undefined;
  if (!linha) return descricaoDe(campos, campo);
  const lista = campos[linha.lista];
  if (lista?.tipo !== 'lista' || ehDescricao(lista.item)) return undefined;
  const [primeira = ''] = linha.parte.split('.');
  return descricaoDe(lista.item, linha.parte) ?? lista.item[primeira];
}

/** Names a row by its key; a row that only the server names, by its place and its first text: `linha 3 (FX-1)`. */
function nomeDaLinha(
  { chave = [], item }: DescricaoDeLista,
  { numero, conteudo }: LinhaDiferente,
  rotulos: Lido['rotulos'],
): string {
  if (ehDescricao(item)) return '';
  const daChave = chave.flatMap((caminho) => {
    const descricao = descricaoDe(item, caminho);
    const valor = caminho.split('.').reduce(em, conteudo);
    return descricao ? [`${rotuloNaLinha(descricao)} ${valorPorExtenso(descricao, valor, rotulos)}`] : [];
  });
  if (daChave.length === chave.length) return daChave.join(', ');
  const [primeiro] = Object.entries(item).flatMap(([nome, { tipo }]) =>
    tipo === 'texto' ? ((em(conteudo, nome) as string | null) ?? []) : [],
  );
  return primeiro ? `linha ${numero} (${primeiro})` : `linha ${numero}`;
}

/** The value of a pointer is read through its group, which knows that its only field is a key. */
function escritorDe(campos: Lido['campos'], caminho: string, rotulos: Lido['rotulos']): (valor: unknown) => string {
  const corte = caminho.lastIndexOf('.');
  const grupo = corte < 0 ? undefined : descricaoDe(campos, caminho.slice(0, corte));
  if (grupo?.tipo === 'grupo' && Object.keys(grupo.campos).length === 1) {
    return (valor) => valorPorExtenso(grupo, { [caminho.slice(corte + 1)]: valor }, rotulos);
  }
  const descricao = descricaoDe(campos, caminho);
  return (valor) => (descricao ? valorPorExtenso(descricao, valor, rotulos) : String(valor ?? SEM_VALOR));
}
