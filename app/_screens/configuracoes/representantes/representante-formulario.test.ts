import { nomesNoHistorico } from '#components/cadastro/nomes-no-historico.ts';
import type { RepresentanteLido } from '#lib/registros/representante.ts';
import { CADASTRO_REPRESENTANTE } from './representante-cadastro.tsx';

const [AGUIA, FALCAO] = ['01a1fd15-e7ab-758c-8773-6cd900bf9e01', '01a1fd15-e7ab-758c-8773-6cd900bf9e02'];
const LIDO: RepresentanteLido = {
  id: '01a1fd15-e7ab-758c-8773-6cd900bf9e00',
  versao: 3,
  alteradoEm: '2026-11-20T12:00:00.000Z',
  alteradoPor: 'Pessoa de Teste',
  excluidoEm: null,
  nome: 'Fictícia Conceição',
  cpf: '52998224725',
  cargo: null,
  vinculo: 'SOCIO',
  ativo: true,
  procuracaoValidade: '2026-12-02',
  certificadoTipo: null,
  certificadoTitular: null,
  certificadoValidade: null,
  importadores: [
    { id: AGUIA ?? '', cnpj: '12ABC34501DE35', razaoSocial: 'Águia', excluido: false },
    { id: FALCAO ?? '', cnpj: 'A1B2C3D4000193', razaoSocial: 'Falcão', excluido: true },
  ],
  observacao: null,
};

test('what the form keeps of a record is what the server takes, and names those it acts for', async () => {
  const valores = CADASTRO_REPRESENTANTE.formulario.valoresDe(LIDO);
  expect(valores.importadores).toEqual([{ id: AGUIA }, { id: FALCAO }]);
  expect(CADASTRO_REPRESENTANTE.formulario.esquema.parse(valores)).toEqual(valores);
  expect(CADASTRO_REPRESENTANTE.formulario.rotulosDe?.(LIDO)).toEqual({
    [AGUIA ?? '']: '12.ABC.345/01DE-35 - Águia',
    [FALCAO ?? '']: 'A1.B2C.3D4/0001-93 - Falcão (excluído)',
  });
});

test('the history reads in the words of the form', () => {
  const { valores } = nomesNoHistorico(CADASTRO_REPRESENTANTE);
  const escrever = (campo: keyof RepresentanteLido) => valores?.[campo]?.(LIDO[campo]);
  expect(escrever('cpf')).toBe('529.982.247-25');
  expect(escrever('vinculo')).toBe('Sócio');
  expect(escrever('procuracaoValidade')).toBe('02/12/2026');
  expect(escrever('importadores')).toBe('12.ABC.345/01DE-35 - Águia; A1.B2C.3D4/0001-93 - Falcão (excluído)');
  expect(valores?.importadores?.([])).toBe('—');
});

test('one begun from another takes neither name, number nor papers, and no importer that is deleted', () => {
  expect(CADASTRO_REPRESENTANTE.aPartirDe({ ...LIDO, cargo: 'Diretora' })).toMatchObject({
    nome: '',
    cpf: '',
    cargo: 'Diretora',
    vinculo: 'SOCIO',
    procuracaoValidade: null,
    importadores: [{ id: AGUIA }],
  });
});
