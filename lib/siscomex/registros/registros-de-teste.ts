import fc from 'fast-check';
import type { CampoDeRegistro, Leiaute, Registro } from '#lib/siscomex/registros/leiaute.ts';

/** Tests only: files of a layout with each field drawn independently, as the reader returns them. */
export function registrosArbitrarios({ registros }: Leiaute, linhasNoMaximo = 6): fc.Arbitrary<Registro[]> {
  const linhas = Object.entries(registros).map(([registro, campos]) =>
    fc.record({ registro: fc.constant(registro), valores: valoresArbitrarios(campos) }),
  );
  return fc.array(fc.oneof(...linhas), { minLength: 1, maxLength: linhasNoMaximo });
}

function valoresArbitrarios(campos: readonly CampoDeRegistro[]) {
  return fc.record(Object.fromEntries(campos.map((campo) => [campo.nome, valorArbitrario(campo)])));
}

function valorArbitrario({ tipo, tamanho, casas }: CampoDeRegistro): fc.Arbitrary<string | null> {
  switch (tipo) {
    case 'C':
      return fc.string({ unit: LATIN_1, maxLength: tamanho }).map((texto) => texto.replace(/ +$/, ''));
    case 'N':
      return fc.stringMatching(new RegExp(`^\\d{${tamanho}}$`)).map((digitos) => comPonto(digitos, casas));
    case 'D':
      return fc.option(DIA, { nil: null });
    case 'L':
      return fc.string({ unit: LATIN_1, maxLength: 40 });
  }
}

function comPonto(digitos: string, casas: number): string {
  const inteira = digitos.slice(0, digitos.length - casas).replace(/^0+(?=\d)/, '');
  return casas === 0 ? inteira : `${inteira}.${digitos.slice(-casas)}`;
}

const LATIN_1 = fc.constantFrom(...' AZaz09.,/-&"çÃéº\u00a0ÿ');
const DIA = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((dia) => dia.toISOString().slice(0, 10));
