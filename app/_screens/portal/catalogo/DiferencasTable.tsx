import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import type { Atributo } from '#lib/portal/codecs/atributos-da-ncm.ts';
import type { DiferencaDoPreparo } from '#lib/portal/domain/preparo-no-portal.ts';
import { PRODUTO_NO_PORTAL } from '#lib/portal/registros/produto-no-portal.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { comCondicionados, nomeDoAtributo } from './produto-formulario.ts';

interface DiferencasTableProps {
  legenda: string;
  diferencas: readonly DiferencaDoPreparo[];
  atributos: readonly Atributo[] | null;
  /** Titles of what is here and of what it is compared with, in the order of the columns. */
  titulos: readonly [primeiro: readonly ['aqui' | 'la', string], segundo: readonly ['aqui' | 'la', string]];
}

/** Field by field, where a product says two things. */
export function DiferencasTable({ legenda, diferencas, atributos, titulos }: DiferencasTableProps) {
  const nomes = new Map(
    comCondicionados(atributos ?? []).map((atributo) => [`valores.${atributo.codigo}`, nomeDoAtributo(atributo)]),
  );
  const colunas: Coluna<DiferencaDoPreparo>[] = [
    { titulo: 'Campo', valor: ({ campo }) => nomes.get(campo) ?? ROTULOS[campo] ?? campo.replace('valores.', '') },
    ...titulos.map(([lado, titulo]) => ({
      titulo,
      valor: (diferenca: DiferencaDoPreparo) => diferenca[lado] ?? SEM_VALOR,
    })),
  ];
  return <DataTable legenda={legenda} colunas={colunas} linhas={[...diferencas]} chave={({ campo }) => campo} />;
}

const ROTULOS: Readonly<Record<string, string>> = { ...rotulosDe(PRODUTO_NO_PORTAL), situacao: 'Situação no Portal' };
