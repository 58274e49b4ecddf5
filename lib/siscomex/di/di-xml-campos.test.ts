import type { Campo, Campos } from '#lib/siscomex/xml/campo-xml.ts';
import { DI_XML } from '#lib/testing/vetores/leiautes.ts';
import { CAMPOS_ADICAO } from './di-xml-campos-adicao.ts';
import { CAMPOS_DECLARACAO } from './di-xml-campos-declaracao.ts';

const REGISTRO: Readonly<Record<string, Campos>> = { ...CAMPOS_DECLARACAO, ...CAMPOS_ADICAO };

describe('the table of fields', () => {
  const folhas = Object.entries(DI_XML).flatMap(([grupo, doGrupo]) =>
    doGrupo.split('; ').map((folha) => lida(grupo, folha)),
  );

  test('there are 234 leaves to declare', () => expect(folhas).toHaveLength(234));

  test.each(folhas)('$grupo/$nome stands in it, with its decimals', ({ grupo, nome, casas, largura }) => {
    const campo = REGISTRO[grupo]?.[nome];
    expect(campo).toBeDefined();
    if (casas === null) expect(campo?.tipo).not.toBe('decimal');
    else expect(campo).toEqual({ tipo: 'decimal', casas, largura } satisfies Campo);
  });
});

function lida(grupo: string, escrita: string) {
  const [nome = '', tamanho] = escrita.split(' ');
  const [largura = 0, casas = null] = tamanho?.split(',').map(Number) ?? [];
  return { grupo, nome, casas, largura };
}
