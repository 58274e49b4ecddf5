import { descreverComMaterial } from '#lib/testing/material-compartilhado.ts';
import type { Campo, Campos } from './campo-xml.ts';
import { CAMPOS_ADICAO } from './di-xml-campos-adicao.ts';
import { CAMPOS_DECLARACAO } from './di-xml-campos-declaracao.ts';

const REGISTRO: Readonly<Record<string, Campos>> = { ...CAMPOS_DECLARACAO, ...CAMPOS_ADICAO };

descreverComMaterial('the table of fields', ['layouts/di-xml-fields.csv'], (csv) => {
  const folhas = String(csv)
    .trim()
    .split('\n')
    .slice(1)
    .map(lerLinha)
    .filter(({ ehGrupo }) => !ehGrupo);

  test('there are 234 leaves to declare', () => expect(folhas).toHaveLength(234));

  test.each(folhas)('$grupo/$nome stands in it, with its decimals', ({ grupo, nome, casas, largura }) => {
    const campo = REGISTRO[grupo]?.[nome];
    expect(campo).toBeDefined();
    if (casas === null) expect(campo?.tipo).not.toBe('decimal');
    else expect(campo).toEqual({ tipo: 'decimal', casas, largura } satisfies Campo);
  });
});

function lerLinha(linha: string) {
  const [caminho = '', , folha, , largura = '', casas = ''] = linha.replaceAll('"', '').split(';');
  const passos = caminho.split('/');
  return {
    ehGrupo: folha === 'grupo',
    nome: passos.at(-1) ?? '',
    grupo: passos.at(-2) ?? 'declaracao',
    casas: casas === '' ? null : Number.parseInt(casas, 10),
    largura: casas.includes('unpadded') ? 0 : Number(largura),
  };
}
