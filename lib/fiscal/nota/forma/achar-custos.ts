import { TRIBUTOS_DI } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import {
  type DespesaDaForma,
  type FormaDaNota,
  RATEIOS_DA_NOTA,
  type RateioDaNota,
} from '#lib/domain/aduana/nota/forma-da-nota.ts';
import { ratearNaNota } from '#lib/fiscal/nota/rateio-da-nota.ts';
import { prova } from './achar-valores.ts';
import { melhor, type NotaDeExemplo, type ProvaDaForma, soma, valor } from './nota-de-exemplo.ts';

type Custos = Partial<Pick<FormaDaNota, 'despesas' | 'centavos'>>;

/** Which costs of the process are in vOutro, and how the items share them. With one item the sharing is not shown. */
export function acharCustos(exemplo: NotaDeExemplo): { forma: Custos; provas: ProvaDaForma[] } {
  const { nota, custos } = exemplo;
  const total = valor(nota.total.vOutro);
  const conjuntos = subconjuntos(Object.keys(custos).toSorted().slice(0, MAIS_CUSTOS));
  const achados = melhor(conjuntos, (nomes) => soma(nomes.map((nome) => valor(custos[nome]))).minus(total), FOLGA);
  if (!achados)
    return { forma: {}, provas: [prova('vOutro', null), prova('base do ICMS', null), prova('rateio', null)] };
  const nomes = achados.candidato;
  const rateio = acharRateio(exemplo, nomes);
  const escolhido = rateio?.candidato ?? {
    centavos: 'ULTIMO_ITEM' as const,
    rateios: nomes.map((): RateioDaNota => 'VALOR_ADUANEIRO'),
  };
  const naBase = acharBaseDoIcms(exemplo, conjuntos, custos);
  const usados = [...nomes, ...(naBase?.candidato ?? []).filter((codigo) => !nomes.includes(codigo))];
  const despesas = usados.map(
    (codigo, k): DespesaDaForma => ({
      codigo,
      rateio: escolhido.rateios[k] ?? 'VALOR_ADUANEIRO',
      emVOutro: nomes.includes(codigo),
      noIcms: naBase ? naBase.candidato.includes(codigo) : ehTaxa(codigo),
    }),
  );
  const dito = rateio && nomes.length > 0 ? textoDoRateio(nomes, escolhido) : null;
  return {
    forma: { despesas, centavos: escolhido.centavos },
    provas: [
      prova('vOutro', nomes.join(' + ') || 'nenhum', achados.diferenca),
      prova('base do ICMS', naBase && (naBase.candidato.join(' + ') || 'nenhum custo'), naBase?.diferenca),
      prova('rateio', exemplo.pares.length > 1 ? dito : null, exemplo.pares.length > 1 ? rateio?.diferenca : null),
    ],
  };
}

/** Of a base "por dentro": what is left of it without the ICMS, the customs value and the taxes are costs. */
function acharBaseDoIcms({ pares }: NotaDeExemplo, conjuntos: readonly string[][], custos: NotaDeExemplo['custos']) {
  const comBase = pares.filter(
    ({ escrito: { ICMS } }) => ['00', '51'].includes(ICMS.CST ?? '') && ICMS.vBC !== undefined,
  );
  if (comBase.length === 0 || comBase.length < pares.length) return null;
  const resto = soma(
    comBase.map(({ escrito: { ICMS }, declarado }) => {
      const semIcms = valor(ICMS.vBC).times(valor(ICMS.pICMS).div(100).neg().plus(1));
      const pagos = TRIBUTOS_DI.map((tributo) => valor(declarado.tributos[tributo].recolher));
      return semIcms.minus(soma([valor(declarado.valorAduaneiro), valor(declarado.direitos), ...pagos]));
    }),
  );
  return melhor(conjuntos, (nomes) => soma(nomes.map((nome) => valor(custos[nome]))).minus(resto), FOLGA);
}

interface Rateio {
  rateios: readonly RateioDaNota[];
  centavos: FormaDaNota['centavos'];
}

/** Tries every sharing of every cost; with many costs all of them are shared alike. */
function acharRateio({ pares, custos }: NotaDeExemplo, nomes: readonly string[]) {
  if (pares.length === 0) return null;
  const itens = pares.map(({ declarado }) => declarado);
  const combinacoes =
    nomes.length <= 4 ? produto(nomes.length) : RATEIOS_DA_NOTA.map((rateio) => nomes.map(() => rateio));
  const candidatos = combinacoes.flatMap((rateios): Rateio[] => [
    { rateios, centavos: 'ULTIMO_ITEM' },
    { rateios, centavos: 'MAIORES_FRACOES' },
  ]);
  const erro = ({ rateios, centavos }: Rateio) => {
    const partes = nomes.map((nome, k) =>
      ratearNaNota(custos[nome] ?? '0', itens, { rateio: rateios[k] ?? 'IGUAL', centavos }),
    );
    return soma(
      pares.map(({ escrito }, i) =>
        soma(partes.map((parte) => valor(parte?.[i])))
          .minus(valor(escrito.prod.vOutro))
          .abs(),
      ),
    );
  };
  return melhor(candidatos, erro, FOLGA);
}

/** The fewest costs first. */
function subconjuntos(nomes: readonly string[]): string[][] {
  const todos = Array.from({ length: 2 ** nomes.length }, (_, qual) =>
    nomes.filter((_nome, i) => Math.floor(qual / 2 ** i) % 2 === 1),
  );
  return todos.toSorted((menor, maior) => menor.length - maior.length);
}

function produto(vezes: number): RateioDaNota[][] {
  let feitos: RateioDaNota[][] = [[]];
  for (let i = 0; i < vezes; i++)
    feitos = feitos.flatMap((antes) => RATEIOS_DA_NOTA.map((rateio) => [...antes, rateio]));
  return feitos;
}

const textoDoRateio = (nomes: readonly string[], { rateios, centavos }: Rateio) =>
  `${nomes.map((nome, i) => `${nome} ${NOME_DO_RATEIO[rateios[i] ?? 'IGUAL']}`).join('; ')}; os centavos que sobram vão ${
    centavos === 'ULTIMO_ITEM' ? 'ao último item' : 'às maiores frações'
  }`;

const NOME_DO_RATEIO: Readonly<Record<RateioDaNota, string>> = {
  VALOR_ADUANEIRO: 'pelo valor aduaneiro',
  PESO: 'pelo peso líquido',
  QUANTIDADE: 'pela quantidade',
  IGUAL: 'em partes iguais',
};

/** Fees of the import enter the base of the ICMS (LC 87/1996, art. 13, V, "e"), where the example does not show it. */
const ehTaxa = (codigo: string) => codigo === 'SISCOMEX' || codigo === 'AFRMM';

const MAIS_CUSTOS = 12;
const FOLGA = '0.02';
