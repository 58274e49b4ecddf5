import { IMAGENS, newColleague } from '#server/testing/colleague.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const FILIAL = {
  cnpj: 'ZF.M00.0AM/0002-02',
  nome: 'Depósito',
  ieAm: '04.123.456-1',
  inscricaoSuframa: '20.1234.01-7',
  endereco: 'Rua Fictícia, 20, Manaus/AM',
};
const CHEIA = {
  razaoSocial: 'Empresa Fictícia da Amazônia Ltda',
  nomeFantasia: 'Fictícia',
  cnpj: 'ZFM000AM000121',
  ieAm: '041111117',
  inscricaoSuframa: '210001003',
  telefone: '9232321000',
  email: 'contato@ficticia.local',
  cep: '69075-000',
  logradouro: 'Avenida Fictícia',
  numero: '100',
  complemento: null,
  bairro: 'Distrito Industrial',
  municipio: 'Manaus',
  uf: 'AM',
  filiais: [FILIAL],
};

onServer('The company', (bench) => {
  const ler = (pessoa: Pessoa, de = pessoa) => pessoa.pedir({ url: `/api/Empresa/${de.quem.empresaId}` });
  const alterar = (pessoa: Pessoa, mudanca: object = {}, versao = 1) =>
    pessoa.pedir({
      method: 'PUT',
      url: '/api/Empresa',
      payload: { ...CHEIA, id: pessoa.quem.empresaId, versao, ...mudanca },
    });

  test('is read and changed by its people, with its branches, and the history says by whom', async () => {
    const pessoa = await bench().novaPessoa();
    const colega = await newColleague(bench(), pessoa);
    expect((await ler(pessoa)).json()).toMatchObject({
      id: pessoa.quem.empresaId,
      versao: 1,
      nomeFantasia: 'Empresa de Teste',
      cnpj: null,
      filiais: [],
      logo: null,
    });
    const resposta = await alterar(colega);
    expect(resposta.statusCode).toBe(200);
    expect(resposta.json()).toEqual({
      ...CHEIA,
      id: pessoa.quem.empresaId,
      versao: 2,
      cep: '69075000',
      filiais: [{ ...FILIAL, cnpj: 'ZFM000AM000202', ieAm: '041234561', inscricaoSuframa: '201234017' }],
      logo: null,
      exigeSegundoFator: false,
      registroPedeSegundaPessoa: false,
      catalogoPedeSegundaPessoa: true,
      historicoAntesDe: null,
    });
    expect((await ler(pessoa)).json()).toEqual(resposta.json());
    const url = `/api/Historico?recurso=Empresa&registroId=${pessoa.quem.empresaId}`;
    expect((await pessoa.pedir({ url })).json()).toMatchObject([
      {
        acao: 'ALTERAR',
        antes: { nomeFantasia: 'Empresa de Teste' },
        depois: { nomeFantasia: 'Fictícia' },
        usuario: { id: colega.quem.usuarioId },
      },
    ]);
  });

  test('tells who comes late how it stands', async () => {
    const pessoa = await bench().novaPessoa();
    await alterar(pessoa, { nomeFantasia: 'Primeira' });
    const tarde = await alterar(pessoa, { nomeFantasia: 'Segunda' });
    expect(tarde.statusCode).toBe(409);
    expect(tarde.json()).toMatchObject({ codigo: 'CONFLITO', atual: { versao: 2, nomeFantasia: 'Primeira' } });
    expect((await ler(pessoa)).json().nomeFantasia).toBe('Primeira');
  });

  test.each([
    ['a branch of another root', { filiais: [{ ...FILIAL, cnpj: 'XPT000AM000164' }] }, 'filiais.0.cnpj'],
    ['the company itself as a branch', { filiais: [{ ...FILIAL, cnpj: CHEIA.cnpj }] }, 'filiais.0.cnpj'],
    ['a branch twice', { filiais: [FILIAL, FILIAL] }, 'filiais.1.cnpj'],
    ['a branch of a company without CNPJ', { cnpj: null }, 'filiais.0.cnpj'],
    ['a wrong CNPJ', { filiais: [], cnpj: 'ZFM000AM000122' }, 'cnpj'],
    ['a wrong Suframa number', { inscricaoSuframa: '210001004' }, 'inscricaoSuframa'],
    ['a field it has not', { capital: '1.00' }, 'capital'],
  ])('refuses %s, naming it', async (_caso, mudanca, campo) => {
    const resposta = await alterar(await bench().novaPessoa(), mudanca);
    expect(resposta.statusCode).toBe(400);
    expect(Object.keys(resposta.json().campos)).toEqual([campo]);
  });

  test('of others is not there, nor its logo', async () => {
    const [pessoa, outra] = [await bench().novaPessoa(), await bench().novaPessoa()];
    const logo = `/api/Empresa/${pessoa.quem.empresaId}/Logo`;
    expect((await ler(outra, pessoa)).statusCode).toBe(404);
    expect((await alterar(outra, { id: pessoa.quem.empresaId })).statusCode).toBe(404);
    expect((await outra.pedir({ url: logo })).statusCode).toBe(404);
    expect((await outra.pedir({ method: 'DELETE', url: logo })).statusCode).toBe(404);
  });

  test('has a logo, which is replaced and removed without touching the version', async () => {
    const pessoa = await bench().novaPessoa();
    const url = `/api/Empresa/${pessoa.quem.empresaId}/Logo`;
    expect((await pessoa.pedir({ url })).statusCode).toBe(204);
    const enviado = await pessoa.pedir(multipartOf('/api/Empresa?Bucket=logo', IMAGENS.png));
    expect([enviado.statusCode, enviado.json().versao]).toEqual([201, 1]);
    expect((await pessoa.pedir({ url })).headers['content-type']).toBe('image/png');
    await pessoa.pedir(multipartOf('/api/Empresa?Bucket=logo', IMAGENS.webp));
    expect((await pessoa.pedir({ url })).headers['content-type']).toBe('image/webp');
    expect((await pessoa.pedir({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await pessoa.pedir({ url })).statusCode).toBe(204);
    expect((await pessoa.pedir(multipartOf('/api/Empresa?Bucket=logo', 'GIF89a'))).statusCode).toBe(415);
    expect((await pessoa.pedir(multipartOf('/api/Empresa?Bucket=foto', IMAGENS.png))).statusCode).toBe(400);
  });
});
