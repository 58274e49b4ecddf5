import { useMemo, useRef, useState } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { errosDosCampos } from '#components/form/erros-do-formulario.ts';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { type LinhaDeItens, linhasMudadas, type Nomes, temConteudo } from './linha-de-itens.ts';
import { useCompletarLinhas } from './use-completar-linhas.ts';
import { useMesmasLinhas } from './use-mesmas-linhas.ts';

interface Traducao<Item> {
  /** The form field that holds the lines; the default is `itens`. */
  campo?: string;
  /** Must be a stable function: a new function rebuilds every row, not only the rows of changed items. */
  naGrade: (item: Item, contexto: { id: string; nomes: Nomes }) => LinhaDeItens;
  doFormulario: (linha: LinhaDeItens, nomes: Nomes) => Item;
}

/** Adapts a field with lines of the open form, such as `itens`, to rows of a grid. It also returns the errors of their cells. */
export function useLinhasDoFormulario<Item extends { id?: string | null }>({
  campo = 'itens',
  naGrade,
  doFormulario,
}: Traducao<Item>) {
  const { rotulos, lembrarRotulo } = useFormularioAberto();
  const { field } = useController({ name: campo });
  const { errors } = useFormState({ name: campo });
  // The form stores no ids of new rows: they matter only while the grid is open.
  const [ids, setIds] = useState<readonly string[]>([]);
  const [aprendidos, setAprendidos] = useState<Nomes>({});
  // The ref makes a new name available at once, before the next render.
  const deAgora = useRef(aprendidos);
  const lembrarNome = (id: string, nome: string) => {
    deAgora.current = { ...deAgora.current, [id]: nome };
    setAprendidos(deAgora.current);
    lembrarRotulo(id, nome);
  };
  const completar = useCompletarLinhas({ nomes: rotulos, lembrarNome });

  const itens = useMesmasLinhas(field.value as readonly Item[]);
  const linhaDe = useMemo(() => linhasFeitas(naGrade, { ...rotulos, ...aprendidos }), [naGrade, rotulos, aprendidos]);
  const linhas = useMemo(() => {
    const deCadaUm = idsDasLinhas(itens, ids);
    return itens.map((item, i) => linhaDe(item, deCadaUm[i] ?? ''));
  }, [itens, linhaDe, ids]);
  const ditos = errosDosCampos({ [campo]: errors[campo] }, []);

  const mudar = (novas: readonly LinhaDeItens[]) => {
    const mudadas = linhasMudadas(linhas, novas);
    setIds(mudadas.map(({ id }) => id));
    const nomes = { ...rotulos, ...deAgora.current };
    field.onChange(mudadas.map((linha) => doFormulario(linha, nomes)));
  };
  return {
    campo,
    linhas,
    mudar,
    /** Appends rows after the last row with content. Known values are already filled in. */
    acrescentar: (novas: readonly LinhaDeItens[]) => {
      mudar([...linhas.filter(temConteudo), ...novas]);
      // A sheet brings the codes of countries; their names are learned, and the cells show them.
      void completar([], novas);
    },
    completar,
    lembrarNome,
    /** Errors of the cells, by `linha.campo`. */
    erros: Object.fromEntries(
      ditos.flatMap(({ caminho, mensagem }) => {
        const [, linha, celula] = caminho.split('.');
        return linha !== undefined && celula ? [[`${linha}.${celula}`, FRASES[celula] ?? mensagem] as const] : [];
      }),
    ),
    /** Error of the whole list. */
    erroDoTodo: ditos.find(({ caminho }) => caminho === campo || caminho === `${campo}.root`)?.mensagem,
  };
}

/**
 * Returns an id for each row: the one its place had, so that a new row stays the same row once it is saved. Rows set from outside,
 * as those of another person, may stand in other places: an id of the server is only of its own item.
 */
function idsDasLinhas(itens: readonly { id?: string | null }[], ids: readonly string[]): string[] {
  const doServidor = new Set(itens.map(({ id }) => id));
  const dados = new Set<string>();
  return itens.map(({ id }, i) => {
    const doLugar = ids[i];
    const possiveis = [doLugar === id || !doServidor.has(doLugar) ? doLugar : null, id, `linha-${i}`];
    const livre =
      possiveis.find((candidato) => typeof candidato === 'string' && !dados.has(candidato)) ??
      `linha-${i}-${dados.size}`;
    dados.add(livre);
    return livre;
  });
}

/** Memoises the row of each item as long as the item and its id stay the same. */
function linhasFeitas<Item extends object>(naGrade: Traducao<Item>['naGrade'], nomes: Nomes) {
  const feitas = new WeakMap<Item, LinhaDeItens>();
  return (item: Item, id: string): LinhaDeItens => {
    const jaFeita = feitas.get(item);
    if (jaFeita?.id === id) return jaFeita;
    const feita = naGrade(item, { id, nomes });
    feitas.set(item, feita);
    return feita;
  };
}

const FRASES: Readonly<Record<string, string>> = {
  fabricante: 'Este fabricante não está no cadastro de fornecedores.',
  fornecedor: 'Este fornecedor não está no cadastro de fornecedores.',
};
