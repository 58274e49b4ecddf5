import type { FieldValues } from 'react-hook-form';
import type { DefinicaoDeFormulario, Versionado } from '#components/form/definicao-de-formulario.ts';
import { type DescricaoDeCampo, ehDescricao } from '#components/form/fields/descricao-de-campo.ts';
import {
  compararVersoes,
  type Escolha,
  juntarVersoes,
  type ListasComNome,
} from '#lib/domain/versoes/comparar-versoes.ts';
import {
  type Diferenca,
  mesmoValor,
  quemMudou,
  type TresVersoes,
  type Valores,
} from '#lib/domain/versoes/versoes-do-campo.ts';
import { semZerosAlemDe } from '#lib/format/decimal.ts';
import { descricaoDaDiferenca } from './diferenca-por-extenso.ts';

export interface Comparada {
  versoes: TresVersoes<Valores>;
  diferencas: Diferenca[];
}

/** How the versions of a record are compared and merged: its lists row by row where their description names the rows. */
export function comparacaoDe<V extends FieldValues, R extends Versionado>({
  campos,
  esquema,
}: Pick<DefinicaoDeFormulario<V, R>, 'campos' | 'esquema'>) {
  const listas = listasComNome(campos);
  return {
    comparar: (versoes: TresVersoes<Valores>): Comparada => {
      const lidas = { ...versoes, minha: { ...versoes.minha, ...linhasComoSeGravam(listas, esquema, versoes.minha) } };
      const diferencas = compararVersoes(lidas, listas).flatMap((diferenca) =>
        descricaoDaDiferenca(diferenca, campos)?.tipo === 'decimal' ? comoFigura(diferenca) : diferenca,
      );
      return { versoes: lidas, diferencas };
    },
    juntar: ({ versoes, diferencas }: Comparada, escolhas: Readonly<Record<string, Escolha>>) =>
      juntarVersoes(versoes, diferencas, escolhas, listas) as V,
  };
}

/** A figure is the same however many zeros it ends with: the server writes more of them than people do. */
function comoFigura(diferenca: Diferenca): Diferenca[] {
  const [base, valorProprio, valorAlheio] = [diferenca.base, diferenca.minha, diferenca.dela].map((valor) =>
    typeof valor === 'string' ? semZerosAlemDe(valor, 0) : valor,
  );
  return mesmoValor(valorProprio, valorAlheio)
    ? []
    : [{ ...diferenca, quem: quemMudou({ base, minha: valorProprio, dela: valorAlheio }) }];
}

function listasComNome(campos: Readonly<Record<string, DescricaoDeCampo>>): ListasComNome {
  return Object.fromEntries(
    Object.entries(campos).flatMap(([nome, descricao]) => {
      if (descricao.tipo !== 'lista' || !descricao.chave) return [];
      const { chave, item, apontadaPor } = descricao;
      const ditos = ehDescricao(item) ? [] : Object.keys(item);
      return [[nome, { chave, ditos, ...(apontadaPor && { apontadaPor }) }]];
    }),
  );
}

/**
 * The lists whose rows the server names, as they are sent: without the empty row below the last one, and with codes and units in
 * the words of the server. A new row of mine is then recognised if the server already has it.
 */
function linhasComoSeGravam(
  listas: ListasComNome,
  esquema: DefinicaoDeFormulario<FieldValues, Versionado>['esquema'],
  valores: Valores,
): Valores {
  const doServidor = Object.keys(listas).filter((nome) => listas[nome]?.chave[0] === 'id');
  const { data } = doServidor.length > 0 ? esquema.safeParse(valores) : {};
  return data ? Object.fromEntries(doServidor.map((nome) => [nome, data[nome]])) : {};
}
