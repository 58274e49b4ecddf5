import { mesmasLinhas } from '#lib/domain/versoes/mesmas-linhas.ts';
import type { ConteudoDoDcr, LinhaDoDcr } from '#lib/domain/zfm/dcr.ts';
import { calcularDocumentoDcr } from '#lib/fiscal/dcr/calcular-documento.ts';
import { conteudoLegivel } from '#lib/fiscal/dcr/conteudo-digitado.ts';
import { explicarCustos } from '#lib/fiscal/dcr/explicar-dcr.ts';

/**
 * `npm run -s bench -- dcr` measures the wait after each cell of a DCR-E of a thousand components, beside one of ten. The thousand
 * are 400 national, half of them in reais, 50 subcomponentes and 550 imported. The form makes a copy of everything, the unchanged
 * lines are found again, and the figures are computed. The results are ratios to JSON.parse of the same content, which cannot be
 * avoided either. The 95th of a hundred is what a person feels; the fastest is the cost on an idle machine.
 */
const RODADAS = 100;
const PERMITIDO_MS = 50;

const mil = conteudoDe(1000);
const json = JSON.stringify(mil);
const parse = medir(
  () => JSON.parse(json),
  () => mil,
);
const vivo = medir(digitando(mil), (rodada) => comOutraQuantidade(mil, rodada));
const pouco = conteudoDe(10);
const dez = medir(digitando(pouco), (rodada) => comOutraQuantidade(pouco, rodada));
const deNovo = medir(aoVivo, () => mil);
const explicado = medir(explicarCustos, () => mil);
const comMemoria = medir(
  (conteudo) => {
    const { resultado } = calcularDocumentoDcr(conteudo, 'MEIO_PARA_CIMA');
    return [resultado?.memoria, resultado?.memorias];
  },
  () => mil,
);

console.log(`1,000 components, one cell changed: p95 ${emMs(vivo.p95)} of ${PERMITIDO_MS} ms allowed`);
console.log(`  median ${emMs(vivo.mediana)}, fastest ${emMs(vivo.menor)}, ${razao(vivo, parse)} × JSON.parse of it`);
console.log(`  ${razao(vivo, dez)} × what ten components cost`);
console.log(`all of it, as when it is opened: p95 ${emMs(deNovo.p95)}, median ${emMs(deNovo.mediana)}`);
console.log(`explained, heaviest first: median ${emMs(explicado.mediana)}, ${razao(explicado, parse)} × JSON.parse`);
console.log(
  `with every memória written out: median ${emMs(comMemoria.mediana)}, ${razao(comMemoria, deNovo)} × the figures alone`,
);
if (vivo.p95 > PERMITIDO_MS) process.exitCode = 1;

/** Follows the typing as the screen does: it finds the former lines again in the copy the form makes. */
function digitando(aberto: ConteudoDoDcr) {
  let linhas = copiadas(aberto);
  return (digitado: ConteudoDoDcr) => {
    linhas = {
      nacionais: [...mesmasLinhas(linhas.nacionais, digitado.nacionais)],
      subcomponentes: [...mesmasLinhas(linhas.subcomponentes, digitado.subcomponentes)],
      importados: [...mesmasLinhas(linhas.importados, digitado.importados)],
    };
    return aoVivo({ ...digitado, ...linhas });
  };
}

function copiadas({ nacionais, subcomponentes, importados }: ConteudoDoDcr) {
  return structuredClone({ nacionais, subcomponentes, importados });
}

function aoVivo(conteudo: ConteudoDoDcr) {
  const legivel = conteudoLegivel(conteudo);
  return legivel && calcularDocumentoDcr(legivel.conteudo, 'MEIO_PARA_CIMA');
}

function comOutraQuantidade(conteudo: ConteudoDoDcr, rodada: number): ConteudoDoDcr {
  const [primeira, ...outras] = conteudo.importados;
  return primeira
    ? { ...conteudo, importados: [{ ...primeira, quantidade: `${rodada}.5000000` }, ...outras] }
    : conteudo;
}

function conteudoDe(linhas: number): ConteudoDoDcr {
  const nacionais = Math.round(linhas * 0.4);
  const subs = Math.round(linhas * 0.05);
  const varias = <L>(quantas: number, fazer: (i: number) => L) => Array.from({ length: quantas }, (_, i) => fazer(i));
  const importado = (i: number) => ({
    ...linha(i, 'USD'),
    documento: 'DI' as const,
    numeroDeclaracao: '2600000123',
    adicao: (i % 99) + 1,
    itemDaAdicao: (i % 80) + 1,
    aliquotaII: '14.40',
    suspensao: 'S' as const,
    reduz: 'S' as const,
  });
  return {
    tipoCoeficiente: 'VARIAVEL',
    acrescimo: '5.00',
    taxaUSD: '5.123456',
    baseCusto: 'CIF',
    nacionais: varias(nacionais, (i) => linha(i, i % 2 === 0 ? 'USD' : 'BRL')),
    subcomponentes: varias(subs, (i) => ({ ...importado(i), pai: `C${i}`, incluiBC: 'S' as const })),
    importados: varias(linhas - nacionais - subs, importado),
    salarios: '3.1000',
    encargos: '1.2000',
    maoDeObraMensal: null,
  };
}

function linha(i: number, moeda: LinhaDoDcr['moeda']): LinhaDoDcr {
  return {
    codigo: `C${i}`,
    descricao: `Componente ${i}`,
    unidade: 'PECA',
    ncm: '85423190',
    quantidade: `${(i % 7) + 1}.${String((i * 7919) % 10_000_000).padStart(7, '0')}`,
    moeda,
    preco: `${(i % 11) + 1}.${String((i * 37) % 1_000_000).padStart(6, '0')}`,
    nf: null,
    serie: null,
    cnpj: null,
    ie: null,
    dataEmissao: null,
  };
}

interface Tempos {
  menor: number;
  mediana: number;
  p95: number;
}

/** Each round uses a new copy, as a form makes it, so that no memo by identity helps. */
function medir(fazer: (conteudo: ConteudoDoDcr) => unknown, conteudoDa: (rodada: number) => ConteudoDoDcr): Tempos {
  for (let aquecimento = 0; aquecimento < 10; aquecimento += 1) fazer(structuredClone(conteudoDa(aquecimento)));
  const tempos = Array.from({ length: RODADAS }, (_, rodada) => {
    const conteudo = structuredClone(conteudoDa(rodada + 1));
    const inicio = performance.now();
    fazer(conteudo);
    return performance.now() - inicio;
  }).sort((a, b) => a - b);
  const em = (parte: number) => tempos[Math.floor(tempos.length * parte)] ?? 0;
  return { menor: em(0), mediana: em(0.5), p95: em(0.95) };
}

function razao(um: Tempos, outro: Tempos): string {
  return (um.mediana / outro.mediana).toFixed(1);
}

function emMs(tempo: number): string {
  return `${tempo.toFixed(1)} ms`;
}
