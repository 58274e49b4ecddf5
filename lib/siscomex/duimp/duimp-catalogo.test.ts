import type { ObjetoJson } from '#lib/siscomex/json/json-exato.ts';
import { comCatalogo } from './duimp-catalogo.ts';
import { pedacosDoJson } from './duimp-pedacos.ts';

const CAPA: ObjetoJson = { identificacao: { importador: { ni: '11222333000181' } } };
const PRODUTO: ObjetoJson = {
  cpfCnpjRaiz: '11222333',
  codigo: '45',
  versao: '3',
  ncm: '73202010',
  denominacao: 'Mola',
  descricao: 'Mola de aço, helicoidal',
};
const OPERADOR: ObjetoJson = { cpfCnpjRaiz: '11222333', codigo: 'OPE_2', versao: '1', nome: 'Fictício A/S' };

function catalogo(...json: ObjetoJson[]) {
  return pedacosDoJson(json).flatMap((pedaco) => (pedaco.tipo === 'CATALOGO' ? pedaco.doCatalogo : []));
}

const item = (mercadoria: ObjetoJson, versao = '3'): ObjetoJson => ({
  produto: { codigo: '45', versao, niResponsavel: '11222333' },
  exportador: { codigo: 'OPE_2', versao: '1' },
  fabricante: { codigo: null, pais: { codigo: 'DK' } },
  mercadoria,
});

test('an item without a description takes the one of its product and version, and its exporter the name', () => {
  const [completo] = comCatalogo(CAPA, [item({ descricao: null })], catalogo(PRODUTO, OPERADOR));
  expect(completo?.mercadoria).toEqual({ descricao: 'Mola de aço, helicoidal' });
  expect(completo?.exportador).toEqual({ codigo: 'OPE_2', versao: '1', nome: 'Fictício A/S' });
  expect(completo?.fabricante).toEqual({ codigo: null, pais: { codigo: 'DK' } });
});

test('an operator takes its TIN from the catalogue, also where the item has its name', () => {
  const comTin = catalogo({ ...OPERADOR, tin: 'DK 12.345' });
  const [semNome] = comCatalogo(CAPA, [item({})], comTin);
  expect(semNome?.exportador).toEqual({ codigo: 'OPE_2', versao: '1', nome: 'Fictício A/S', tin: 'DK 12.345' });
  const [comNome] = comCatalogo(
    CAPA,
    [{ ...item({}), exportador: { codigo: 'OPE_2', versao: '1', nome: 'Seu' } }],
    comTin,
  );
  expect(comNome?.exportador).toEqual({ codigo: 'OPE_2', versao: '1', nome: 'Seu', tin: 'DK 12.345' });
});

test('what the item says itself stays, and another version of the product describes nothing', () => {
  const [seu, outro] = comCatalogo(
    CAPA,
    [item({ descricao: 'ITEM 1' }), item({ descricao: null }, '2')],
    catalogo(PRODUTO),
  );
  expect(seu?.mercadoria).toEqual({ descricao: 'ITEM 1' });
  expect(outro?.mercadoria).toEqual({ descricao: null });
});
