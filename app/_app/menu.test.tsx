import { menuEm } from './menu.tsx';

const atuais = (caminho: string) =>
  menuEm(caminho, 'e1').flatMap((entrada) => [
    ...(entrada.atual ? [entrada.titulo] : []),
    ...('filhos' in entrada ? entrada.filhos.filter((filho) => filho.atual).map((filho) => filho.titulo) : []),
  ]);

test('entries and children, in the order of the specification', () => {
  const titulos = menuEm('/', null).map((entrada) => [
    entrada.titulo,
    'filhos' in entrada ? entrada.filhos.map((filho) => filho.titulo) : [],
  ]);
  expect(titulos).toEqual([
    ['Dashboard', []],
    ['Importação', ['PO', 'Novo Processo', 'Processos', 'Sefaz']],
    ['Configurações', ['Representante Legal', 'Importador']],
    ['DCI', ['Novo Processo', 'Meus Processos']],
    ['DCR', ['Novo Processo', 'Meus Processos']],
  ]);
});

test.each([
  ['/dashboard', ['Dashboard']],
  ['/importacao/processos', ['Importação', 'Processos']],
  ['/importacao/processos/42/adicao/001', ['Importação', 'Processos']],
  ['/importacao/outra', ['Importação']],
  ['/configuracoes/associados', ['Configurações', 'Importador']],
  ['/configuracoes/empresa/9/associados', ['Configurações', 'Importador']],
  ['/configuracoes/empresa/9/representante', ['Configurações', 'Representante Legal']],
  ['/configuracoes/empresa/9', ['Configurações']],
  ['/configuracoes/minha-conta', ['Configurações']],
  ['/dci/processos-dci', ['DCI', 'Meus Processos']],
  ['/dcr/processos-dcr/', ['DCR', 'Meus Processos']],
  ['/components', []],
  ['/nao-existe', []],
])('%s marks %j', (caminho, titulos) => {
  expect(atuais(caminho)).toEqual(titulos);
});

test('the entries of the company lead to the company of the person, or to the short path', () => {
  const destinos = (idEmpresa: string | null) => {
    const entrada = menuEm('/', idEmpresa)[2];
    return entrada && 'filhos' in entrada ? entrada.filhos.map((filho) => filho.destino) : [];
  };
  expect(destinos('e1')).toEqual([
    { to: '/configuracoes/empresa/$idEmpresa/representante', params: { idEmpresa: 'e1' } },
    { to: '/configuracoes/empresa/$idEmpresa/associados', params: { idEmpresa: 'e1' } },
  ]);
  expect(destinos(null)).toEqual([{ to: '/configuracoes/representante' }, { to: '/configuracoes/associados' }]);
});
