import { xmlPorExtenso } from './xml.ts';

test('an element a line, what it holds further in; what is written in it stays as it is', () => {
  const xml =
    '<?xml version="1.0"?><!-- aviso --><die xmlns="urn:die"><cabecalho><tipo>1</tipo><nada/></cabecalho>' +
    '<adicao n="1"><txt>A &lt; B</txt></adicao></die>';
  expect(xmlPorExtenso(xml)).toBe(
    [
      '<?xml version="1.0"?>',
      '<!-- aviso -->',
      '<die xmlns="urn:die">',
      '  <cabecalho>',
      '    <tipo>1</tipo>',
      '    <nada/>',
      '  </cabecalho>',
      '  <adicao n="1">',
      '    <txt>A &lt; B</txt>',
      '  </adicao>',
      '</die>',
    ].join('\n'),
  );
});
