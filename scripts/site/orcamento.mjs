// Counts from the built files the bytes a browser loads until the log-in, the first list and the dashboard. The build fails over the budget.
// e2e/telas/peso.spec.ts measures the same in the browser.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { arquivosDaRota } from './arquivos-da-rota.ts';

/**
 * `limite` is in bytes of files in brotli, which every browser accepts; headers add some 0.4 kB each. `telas` is the way to the route: the name each `import()`
 * takes, in order. The reasons for these figures are in docs/decisions/velocidade.md.
 */
const ORCAMENTOS = JSON.parse(readFileSync(new URL('orcamentos.json', import.meta.url), 'utf8'));

/** The bytes sent in the requested compression; a file too small to compress is sent as it is. */
const pesoDe = (caminho, extensao) => statSync(existsSync(caminho + extensao) ? caminho + extensao : caminho).size;

/** The weight of each route, and its heaviest files first. */
export function pesarRotas(pasta) {
  return ORCAMENTOS.map((rota) => {
    const arquivos = arquivosDaRota(pasta, rota)
      .map((caminho) => ({ caminho, gz: pesoDe(caminho, '.gz'), br: pesoDe(caminho, '.br') }))
      .sort((arquivo, outro) => outro.br - arquivo.br);
    const somar = (forma) => arquivos.reduce((soma, arquivo) => soma + arquivo[forma], 0);
    return { ...rota, arquivos, gz: somar('gz'), br: somar('br') };
  });
}

if (import.meta.main) {
  for (const { nome, limite, gz, br, arquivos } of pesarRotas('out')) {
    console.log(`${nome}: ${kB(br)} em brotli (${kB(gz)} em gzip) de ${kB(limite)}, em ${arquivos.length} arquivos`);
    if (br <= limite) continue;
    const maiores = arquivos.slice(0, 5).map(({ caminho, br: peso }) => `\n  ${kB(peso)}  ${caminho}`);
    console.error(
      `\nO site pesa demais: ${nome} tem ${kB(br)} em brotli, e o limite é ${kB(limite)}. Os maiores arquivos:${maiores.join('')}\n`,
    );
    process.exitCode = 1;
  }
}

function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
