import { type DescricaoDeCampo, descricaoDe, rotuloDe } from './descricao-de-campo.ts';

const cidade: DescricaoDeCampo = { tipo: 'texto', rotulo: 'Cidade' };
const nome: DescricaoDeCampo = { tipo: 'texto', rotulo: 'Nome' };
const CAMPOS: Readonly<Record<string, DescricaoDeCampo>> = {
  endereco: { tipo: 'grupo', rotulo: 'Endereço', campos: { cidade } },
  apelidos: { tipo: 'lista', rotulo: 'Apelido', item: nome, novo: '', adicionar: 'Adicionar' },
  contatos: { tipo: 'lista', rotulo: 'Contatos', item: { nome }, novo: {}, adicionar: 'Adicionar' },
};

test.each([
  ['endereco.cidade', cidade, 'Cidade'],
  ['endereco.rua', undefined, 'Endereço'],
  ['apelidos.2', nome, 'Nome, linha 3'],
  ['contatos.0.nome', nome, 'Nome, linha 1'],
  ['outro', undefined, 'outro'],
])('%s', (caminho, descricao, rotulo) => {
  expect(descricaoDe(CAMPOS, caminho)).toBe(descricao);
  expect(rotuloDe(CAMPOS, caminho)).toBe(rotulo);
});
