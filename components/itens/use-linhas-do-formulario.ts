import { useRef, useState } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { errosDosCampos } from '#components/form/erros-do-formulario.ts';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { type LinhaDeItens, linhasMudadas, type Nomes, temConteudo } from './linha-de-itens.ts';
import { useCompletarLinhas } from './use-completar-linhas.ts';

interface Traducao<Item> {
  /** The field of the form the lines are. */
  campo?: string;
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
  // A name that has just been learned is known at once, not only when the form has been drawn again.
  const aprendidos = useRef<Record<string, string>>({});
  const lembrarNome = (id: string, nome: string) => {
    aprendidos.current[id] = nome;
    lembrarRotulo(id, nome);
  };
  const nomes = () => ({ ...rotulos, ...aprendidos.current });
  const completar = useCompletarLinhas({ nomes: rotulos, lembrarNome });

  const itens = field.value as readonly Item[];
  const linhas = itens.map((item, i) => naGrade(item, { id: ids[i] ?? item.id ?? `linha-${i}`, nomes: nomes() }));
  const ditos = errosDosCampos({ [campo]: errors[campo] }, []);

  const mudar = (novas: readonly LinhaDeItens[]) => {
    const mudadas = linhasMudadas(linhas, novas);
    setIds(mudadas.map(({ id }) => id));
    field.onChange(mudadas.map((linha) => doFormulario(linha, nomes())));
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

const FRASES: Readonly<Record<string, string>> = {
  fabricante: 'Este fabricante não está no cadastro de fornecedores.',
  fornecedor: 'Este fornecedor não está no cadastro de fornecedores.',
};
