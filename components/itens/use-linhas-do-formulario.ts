import { useMemo, useRef, useState } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { errosDosCampos } from '#components/form/erros-do-formulario.ts';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { type LinhaDeItens, linhasMudadas, type Nomes, temConteudo } from './linha-de-itens.ts';
import { useCompletarLinhas } from './use-completar-linhas.ts';
import { useMesmasLinhas } from './use-mesmas-linhas.ts';

interface Traducao<Item> {
  /** The field of the form the lines are. */
  campo?: string;
  /** As long as it is the same function, a row is made anew only of an item that changed. */
  naGrade: (item: Item, dela: { id: string; nomes: Nomes }) => LinhaDeItens;
  doFormulario: (linha: LinhaDeItens, nomes: Nomes) => Item;
}

/** A field of the open form that is lines, `itens` for one, as rows of a grid, and what the form holds against their cells. */
export function useLinhasDoFormulario<Item extends { id?: string | null }>({
  campo = 'itens',
  naGrade,
  doFormulario,
}: Traducao<Item>) {
  const { rotulos, lembrarRotulo } = useFormularioAberto();
  const { field } = useController({ name: campo });
  const { errors } = useFormState({ name: campo });
  // The form keeps no ids of rows that are new: which is which matters only while the grid is open.
  const [ids, setIds] = useState<readonly string[]>([]);
  const [aprendidos, setAprendidos] = useState<Nomes>({});
  // A name that has just been learned is known at once, not only when the form has been drawn again.
  const deAgora = useRef(aprendidos);
  const lembrarNome = (id: string, nome: string) => {
    deAgora.current = { ...deAgora.current, [id]: nome };
    setAprendidos(deAgora.current);
    lembrarRotulo(id, nome);
  };
  const completar = useCompletarLinhas({ nomes: rotulos, lembrarNome });

  const itens = useMesmasLinhas(field.value as readonly Item[]);
  const linhaDe = useMemo(() => linhasFeitas(naGrade, { ...rotulos, ...aprendidos }), [naGrade, rotulos, aprendidos]);
  const linhas = useMemo(
    () => itens.map((item, i) => linhaDe(item, ids[i] ?? item.id ?? `linha-${i}`)),
    [itens, linhaDe, ids],
  );
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
    /** Below those that have something in them. What is known of them is filled in already. */
    acrescentar: (novas: readonly LinhaDeItens[]) => mudar([...linhas.filter(temConteudo), ...novas]),
    completar,
    lembrarNome,
    /** Of cells, by `linha.campo`. */
    erros: Object.fromEntries(
      ditos.flatMap(({ caminho, mensagem }) => {
        const [, linha, celula] = caminho.split('.');
        return linha !== undefined && celula ? [[`${linha}.${celula}`, FRASES[celula] ?? mensagem] as const] : [];
      }),
    ),
    /** Of all of them together. */
    erroDoTodo: ditos.find(({ caminho }) => caminho === campo || caminho === `${campo}.root`)?.mensagem,
  };
}

/** Each row is made once for as long as its item and its id are the same. */
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
