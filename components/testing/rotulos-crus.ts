import { diferencas, type NomesDosCampos, nadaADizer } from '#components/registro/mudancas-por-extenso.ts';

/** Returns the labels by which a history would call fields by their names in the program. `fora`: fields the server leaves out of it. */
export function rotulosCrusDe(
  contrato: { shape: Record<string, unknown> },
  fora: string[],
  nomes: NomesDosCampos,
): string[] {
  return campos(contrato, fora)
    .filter((caminho) => !dizNada(nomes, caminho))
    .flatMap((caminho) => rotulosCrus(caminho, nomes));
}

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
