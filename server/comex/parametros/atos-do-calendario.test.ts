import type { AtoLido } from '#lib/contracts/parametros/atos-do-calendario.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const IMPORTADOR = {
  razaoSocial: 'Fictícia Motos Ltda',
  cnpj: '12ABC34501DE35',
  setor: '1',
  situacaoSuframa: 'NAO_INSCRITO',
};
const ATO = 'FIM_DA_LI_E_DA_DI';
const FONTE = { fonte: 'Cronograma em gov.br/siscomex, histórico de alterações', fonteEm: '2026-11-18' };

onServer('The calendar of acts', (bench) => {
  const confirmar = (pessoa: Pessoa, payload: object, codigo = ATO) =>
    pessoa.pedir({ method: 'PUT', url: `/api/Calendario/Atos/${codigo}/Confirmacao`, payload });
  const doDia = async (pessoa: Pessoa, consulta = 'de=meus') =>
    (await pessoa.pedir({ url: `/api/MeuDia?${consulta}&regra=ATO` })).json().linhas as {
      titulo: string;
      prazo: string | null;
      nivel: string;
      porque: string;
      lugar: { campo: string };
    }[];
  const codigos = async (pessoa: Pessoa) => (await doDia(pessoa)).map(({ lugar }) => lugar.campo);
  const lido = async (pessoa: Pessoa): Promise<AtoLido | undefined> =>
    (await pessoa.pedir({ url: '/api/Calendario/Atos' })).json().find(({ codigo }: AtoLido) => codigo === ATO);

  test('is in the day of whoever has importers, sixty days before, with its certainty', async () => {
    const pessoa = await bench().novaPessoa();
    expect(await doDia(pessoa)).toEqual([]);
    const { id } = (await cadastroDeTeste(pessoa, 'Importador').criar(IMPORTADOR)).json();
    const [primeira] = (await doDia(pessoa)).filter(({ lugar }) => lugar.campo === ATO);
    expect(primeira).toMatchObject({
      titulo: 'Fim do cronograma de desligamento da LI e da DI',
      nivel: 'aviso',
      prazo: '2026-12-01',
    });
    expect(primeira?.porque).toMatch(/^Em 11 dias\. Quem importa: .* A confirmar\.$/);
    expect(await codigos(pessoa)).toContain('CBS_E_IS_COBRADOS');
    expect(await codigos(pessoa)).not.toContain('NT_2026_008_NB01_30');
    expect(await doDia(pessoa, `de=empresa&importadorId=${id}`)).toEqual([]);
  });

  test('leaves the day of the whole company once one confirms it with the day of the source, until that is undone', async () => {
    const pessoa = await bench().novaPessoa();
    await cadastroDeTeste(pessoa, 'Importador').criar(IMPORTADOR);
    expect((await confirmar(pessoa, FONTE)).statusCode).toBe(204);
    expect(await codigos(pessoa)).not.toContain(ATO);
    expect(await lido(pessoa)).toMatchObject({
      situacao: 'CONFIRMAR',
      confirmado: { ...FONTE, em: '2026-11-20T12:00:00.000Z', por: 'Pessoa de Teste' },
    });
    expect(await lido(await bench().novaPessoa())).toMatchObject({ confirmado: null });
    const desfazer = () => pessoa.pedir({ method: 'DELETE', url: `/api/Calendario/Atos/${ATO}/Confirmacao` });
    expect((await desfazer()).statusCode).toBe(204);
    expect((await desfazer()).statusCode).toBe(404);
    expect(await codigos(pessoa)).toContain(ATO);
  });

  test('refuses an unknown act, a source of a day to come and one without a name', async () => {
    const pessoa = await bench().novaPessoa();
    expect((await confirmar(pessoa, FONTE, 'ATO_QUE_NAO_HA')).statusCode).toBe(404);
    const futura = await confirmar(pessoa, { ...FONTE, fonteEm: '2026-11-21' });
    expect([futura.statusCode, futura.json().campos]).toEqual([
      422,
      { fonteEm: 'O dia da fonte não pode ser depois de hoje.' },
    ]);
    expect((await confirmar(pessoa, { ...FONTE, fonte: ' ' })).json().campos).toEqual({
      fonte: 'Diga onde leu: o ato, a página, quem confirmou.',
    });
  });
});
