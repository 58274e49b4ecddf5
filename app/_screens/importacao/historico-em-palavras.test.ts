import { diferencas, type NomesDosCampos, nadaADizer } from '#components/registro/mudancas-por-extenso.ts';
import { daiLida } from '#lib/contracts/dai.ts';
import { processoInteiro } from '#lib/contracts/processo.ts';
import { NOMES_NO_HISTORICO as DO_PROCESSO } from './processos/processo/processo-historico.ts';
import { NOMES_NO_HISTORICO as DA_DAI } from './sefaz/dai/dai-historico.ts';

/** What the server leaves out of the two histories (registro-da-dai.ts, processo-linhas.ts). */
const FORA_DA_DAI = ['marcas', 'envios'];
const FORA_DO_PROCESSO = [
  'historicoAntesDe',
  'declaracao',
  'conferencias',
  'arquivo',
  'passos',
  'situacaoDai',
  'proximoPasso',
];

test.each([
  ['a DAI', campos(daiLida, FORA_DA_DAI), DA_DAI],
  ['a processo', campos(processoInteiro, FORA_DO_PROCESSO), DO_PROCESSO],
])('the history of %s calls no field by its name in the program', (_, paths, nomes) => {
  const crus = paths.filter((caminho) => !dizNada(nomes, caminho)).flatMap((caminho) => rotulosCrus(caminho, nomes));
  expect(crus).toEqual([]);
});

/** Every field, and every part of a field that has parts, as the history finds them. */
function campos({ shape }: { shape: Record<string, unknown> }, fora: string[]): string[] {
  return Object.entries(shape)
    .filter(([campo]) => !fora.includes(campo))
    .flatMap(([campo, esquema]) => {
      const partes = (esquema as { shape?: object }).shape;
      return partes ? Object.keys(partes).map((parte) => `${campo}.${parte}`) : [campo];
    });
}

function dizNada({ valores, listas }: NomesDosCampos, caminho: string): boolean {
  return listas?.[caminho] !== undefined || valores?.[caminho] === nadaADizer;
}

function rotulosCrus(caminho: string, { rotulos }: NomesDosCampos): string[] {
  const depois = caminho.split('.').reduceRight<unknown>((dentro, parte) => ({ [parte]: dentro }), 'x') as Record<
    string,
    unknown
  >;
  return diferencas({}, depois, { rotulos })
    .map(({ rotulo }) => rotulo)
    .filter(
      (rotulo) => caminho.split('.').includes(rotulo) || /[a-z][A-Z]/.test(rotulo.replace(/DUIMP|DI-|CNPJs?/g, '')),
    );
}
