import { DCR, type VetorDcr } from '#lib/testing/vetores/zfm.ts';
import { CHICOTE, dcrsDeTeste, INDUSTRIA, MOTOR, TRANSMITIDO } from '#server/testing/dcrs-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

const NUMERO = '2026000012';
const OUTRO_NUMERO = '2026000020';

onServer('A DCR-E', (bench) => {
  const pronto = async () => {
    const pessoa = await bench().novaPessoa();
    return { pessoa, ...(await dcrsDeTeste(pessoa)) };
  };

  test('is answered as it was filled in, numbered and reckoned', async () => {
    const { criar, novo, listar } = await pronto();
    const criado = await criar(novo);
    expect([criado.statusCode, criado.json().Error]).toEqual([201, undefined]);
    // 210 × 18 % × 12 %, by hand; the coefficient is 56 ÷ 266.
    expect(criado.json()).toMatchObject({
      processo: 'DCR-2026-0001',
      situacao: 'EM_ELABORACAO',
      numero: null,
      CCN: '35.5000000',
      CCI: '210.0000000',
      CMO: '20.5000',
      coefCalculado6: '21.052632',
      CRA: '88.00',
      iiCheioUSD: '37.8000000',
      iiUnitUSD: '4.5360000',
      motor: 'dcr-1.0.0',
      hash: null,
      nacionais: [{ codigo: 'CHICOTE-01', custoUSD: '35.500000', nf: '123' }],
      importados: [{ codigo: 'MOTOR-01', documento: 'DI', aliquotaII: '18.00', suspensao: 'S', lote: null }],
    });
    expect((await listar()).json()).toMatchObject([
      { processo: 'DCR-2026-0001', nacionais: 1, importados: 1, iiUnitUSD: '4.5360000', alertas: [] },
    ]);
    expect((await criar(novo)).json()).toMatchObject({ processo: 'DCR-2026-0002' });
  });

  test('turns reais into dollars by its rate, and the month into the labour of one unit', async () => {
    const { criar, novo } = await pronto();
    const nacionais = [{ ...CHICOTE, moeda: 'BRL', preco: '100.000000' }];
    const maoDeObraMensal = { salarios: '150000.00', encargos: '90000.00', producao: '1000' };
    // 100 ÷ 5.1234; 150 ÷ 5.1234; 90 ÷ 5.1234.
    expect((await criar({ ...novo, nacionais, maoDeObraMensal })).json()).toMatchObject({
      nacionais: [{ preco: '100.000000', custoUSD: '19.518289' }],
      salarios: '29.2774',
      encargos: '17.5665',
      CMO: '46.8439',
    });
  });

  test('has no figures as long as there is nothing to divide by', async () => {
    const { criar, novo, pedirDoDcr } = await pronto();
    const vazio = { ...novo, nacionais: [], importados: [], salarios: '0', encargos: '0' };
    const { id, CRA, iiUnitUSD, motor } = (await criar(vazio)).json();
    expect([CRA, iiUnitUSD, motor]).toEqual([null, null, null]);
    const { apontamentos } = (await pedirDoDcr(id, 'Conferencia')).json();
    expect(apontamentos).toContainEqual(
      expect.objectContaining({ codigo: 'SEM_CALCULO', nivel: 'erro', etapa: 'calculo' }),
    );
  });

  describe('with an imported line whose II rate nobody gave', () => {
    const { aliquotaII: _, ...SEM_ALIQUOTA } = MOTOR;

    test('keeps it as unknown, knows no II, and is not validated; a rate of zero is one', async () => {
      const { criar, novo, alterar, ler, passo, pedirDoDcr, levado } = await pronto();
      const criado = (await criar({ ...novo, importados: [SEM_ALIQUOTA] })).json();
      const { id } = criado;
      expect(criado).toMatchObject({ CCI: '210.0000000', CRA: '88.00', iiCheioUSD: null, iiUnitUSD: null });
      expect((await ler(id)).json().importados).toMatchObject([{ codigo: 'MOTOR-01', aliquotaII: null }]);
      const frase = 'Linha 1, MOTOR-01: falta a alíquota do II. Se é zero, informe 0,00.';
      expect((await pedirDoDcr(id, 'Conferencia')).json().apontamentos).toContainEqual({
        nivel: 'erro',
        codigo: 'SEM_ALIQUOTA',
        campo: 'importados.0.aliquotaII',
        etapa: 'importados',
        mensagem: frase,
      });
      const recusa = await passo(id, { versao: 1, passo: 'VALIDAR', data: '2026-11-20' });
      expect([recusa.statusCode, recusa.payload]).toEqual([422, expect.stringContaining(frase)]);
      const zero = (
        await alterar({ id, versao: 1, ...novo, importados: [{ ...SEM_ALIQUOTA, aliquotaII: '0' }] })
      ).json();
      expect(zero).toMatchObject({
        iiCheioUSD: '0.0000000',
        iiUnitUSD: '0.0000000',
        importados: [{ aliquotaII: '0.00' }],
      });
      expect(await levado(id, 'VALIDAR')).toMatchObject({ situacao: 'VALIDADO' });
    });

    test('has no file that would say a rate, or a price, of zero', async () => {
      const { criar, novo, pedirDoDcr } = await pronto();
      const arquivo = async (importado: object) => {
        const { id } = (await criar({ ...novo, importados: [importado] })).json();
        const { statusCode, payload } = await pedirDoDcr(id, 'Arquivo');
        return statusCode === 200 ? 200 : [statusCode, JSON.parse(payload).Error];
      };
      const nota = { ...CHICOTE, codigo: 'MOTOR-01', documento: 'NF' };
      const porque = 'O arquivo não pode ser montado como está. Componentes importados, linha 1, MOTOR-01:';
      expect(await arquivo(nota)).toEqual([422, `${porque} falta a alíquota do II.`]);
      expect(await arquivo({ ...nota, aliquotaII: '0.00' })).toBe(200);
      expect(await arquivo({ ...MOTOR, preco: '0' })).toEqual([422, `${porque} falta o preço unitário.`]);
      // The program of the Receita takes the rate of a direct import from its DI.
      expect(await arquivo(SEM_ALIQUOTA)).toBe(200);
    });
  });

  test('is of an industry, a product and a representative that belong together', async () => {
    const { pessoa, criar, novo } = await pronto();
    const outra = await dcrsDeTeste(pessoa, {
      industria: { ...INDUSTRIA, cnpj: 'A1B2C3D4000193' },
      cpf: '98765432100',
    });
    const recusa = async (mudancas: object) => {
      const resposta = await criar({ ...novo, ...mudancas });
      return [resposta.statusCode, resposta.json().campos];
    };
    expect(await recusa({ produto: { id: outra.produtoId } })).toEqual([
      400,
      { 'produto.id': 'Este produto é de outra indústria. Escolha um da que está no DCR-E.' },
    ]);
    const nenhum = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';
    expect(await recusa({ importador: { id: nenhum } })).toEqual([
      400,
      { 'importador.id': 'Esta indústria não existe ou foi excluída. Escolha outra.' },
    ]);
    expect(await recusa({ representante: { id: nenhum } })).toEqual([
      400,
      { 'representante.id': 'Este representante não existe ou foi excluído. Escolha outro.' },
    ]);
  });

  test('goes from elaboração to registro, each step signed; registered it is locked, with the hash of what was filed', async () => {
    const { pessoa, criar, novo, levado, alterar, excluir, pedirDoDcr } = await pronto();
    const { id } = (await criar(novo)).json();
    const gerado = await levado(id, 'VALIDAR', 'GERAR');
    expect(gerado).toMatchObject({ situacao: 'ARQUIVO_GERADO', arquivo: { em: '2026-11-20T12:00:00.000Z' } });
    const arquivo = await pedirDoDcr(id, 'Arquivo');
    expect(arquivo.headers['content-disposition']).toBe('attachment; filename="conferencia-dcr-e-MOTO-150.txt"');
    expect(arquivo.payload.split('\r\n').map((linha) => linha[0])).toEqual(['0', '1', '2', '4', undefined]);
    const registrado = await levado(id, 'TRANSMITIR', { passo: 'REGISTRAR', numero: NUMERO });
    expect(registrado).toMatchObject({
      situacao: 'REGISTRADO',
      numero: NUMERO,
      dataTransmissao: '2026-11-20',
      dataRegistro: '2026-11-20',
      vigenciaFim: null,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(registrado.passos).toMatchObject([
      { passo: 'VALIDAR', usuario: { id: pessoa.quem.usuarioId, nome: 'Pessoa de Teste' } },
      { passo: 'GERAR' },
      { passo: 'TRANSMITIR' },
      { passo: 'REGISTRAR', numero: NUMERO },
    ]);
    const travado = await alterar({ id, versao: registrado.versao, ...novo });
    expect([travado.statusCode, travado.json().Error ?? travado.json().mensagem]).toEqual([409, expect.anything()]);
    expect(travado.payload).toContain('está registrado e não se altera');
    expect((await excluir(id)).statusCode).toBe(409);
  });

  test('the same content has the same hash, and another content another', async () => {
    const { registrado } = await pronto();
    const um = await registrado(NUMERO);
    const mesmo = await registrado(OUTRO_NUMERO);
    const outro = await registrado('2026000039', { salarios: '12.3401' });
    expect(mesmo.hash).toBe(um.hash);
    expect(outro.hash).not.toBe(um.hash);
  });

  test('is not validated with an error, which is told', async () => {
    const { criar, novo, passo } = await pronto();
    const { id } = (await criar({ ...novo, modelos: [], ppb: null })).json();
    const resposta = await passo(id, { versao: 1, passo: 'VALIDAR', data: '2026-11-20' });
    expect(resposta.statusCode).toBe(422);
    expect(resposta.payload).toContain(
      'Há 2 erros que impedem: veja “Conferência e envio”. Informe o PPB e a resolução da Suframa que aprovou o produto.',
    );
  });

  test('an edit takes it back to elaboração, and its file is no longer its file', async () => {
    const { criar, novo, levado, alterar, passo } = await pronto();
    const { id } = (await criar(novo)).json();
    const { versao } = await levado(id, 'VALIDAR', 'GERAR');
    const editado = await alterar({ id, versao, ...novo, salarios: '13.0000' });
    expect(editado.json()).toMatchObject({ situacao: 'EM_ELABORACAO', arquivo: null, CMO: '21.1600' });
    const cedo = await passo(id, { versao: versao + 1, passo: 'TRANSMITIR', data: '2026-11-20' });
    expect([cedo.statusCode, cedo.payload]).toEqual([
      422,
      expect.stringContaining('Só se transmite o que está no arquivo'),
    ]);
  });

  test('rejected, it is mended and goes again', async () => {
    const { criar, novo, levado } = await pronto();
    const { id } = (await criar(novo)).json();
    const rejeitado = await levado(id, ...TRANSMITIDO, { passo: 'REJEITAR', motivo: 'NCM do modelo' });
    expect(rejeitado).toMatchObject({ situacao: 'REJEITADO', dataTransmissao: null, arquivo: null });
    expect(await levado(id, ...TRANSMITIDO)).toMatchObject({ situacao: 'TRANSMITIDO' });
  });

  test('a number is of one DCR-E', async () => {
    const { criar, novo, levado, registrado, passo } = await pronto();
    const um = await registrado(NUMERO);
    const { id } = (await criar(novo)).json();
    const { versao } = await levado(id, ...TRANSMITIDO);
    const resposta = await passo(id, { versao, passo: 'REGISTRAR', numero: NUMERO, data: '2026-11-20' });
    expect(resposta.statusCode).toBe(409);
    expect(resposta.payload).toContain(`O DCR-E ${NUMERO} já é o do processo ${um.processo}.`);
  });

  test('two who type one number at once: one has it, the other is told whose it is', async () => {
    const { criar, novo, levado, passo } = await pronto();
    const prontos = [];
    for (const _ of [1, 2]) prontos.push(await levado((await criar(novo)).json().id, ...TRANSMITIDO));
    const respostas = await Promise.all(
      prontos.map(({ id, versao }) => passo(id, { versao, passo: 'REGISTRAR', numero: NUMERO, data: '2026-11-20' })),
    );
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(respostas.find(({ statusCode }) => statusCode === 409)?.payload).toContain(`O DCR-E ${NUMERO} já é o do`);
  });

  test.each([
    ['S', 'SUBSTITUIDO', null],
    ['R', 'RETIFICADO', '12345678901234567'],
  ] as const)(
    'of type %s closes the former one on the day it is registered; undone, that one holds again',
    async (tipo, situacao, processoRetificador) => {
      const { registrado, copiar, alterar, ler, levado, desfazerPasso, novo } = await pronto();
      const antes = await registrado(NUMERO, {}, '2026-11-10');
      const copia = await copiar(antes.id, { tipo });
      expect([copia.statusCode, copia.json()]).toEqual([
        201,
        expect.objectContaining({
          tipo,
          anterior: expect.objectContaining({ id: antes.id }),
          anteriorNumero: NUMERO,
          situacao: 'EM_ELABORACAO',
        }),
      ]);
      const { id, versao } = copia.json();
      await alterar({ id, versao, ...novo, tipo, anterior: { id: antes.id }, processoRetificador });
      const registro = { passo: 'REGISTRAR', numero: OUTRO_NUMERO };
      const depois = await levado(id, ...TRANSMITIDO, registro);
      expect((await ler(antes.id)).json()).toMatchObject({
        situacao,
        numero: NUMERO,
        vigenciaFim: '2026-11-20',
        sucessor: { id, numero: OUTRO_NUMERO },
        hash: antes.hash,
      });
      const desfeito = await desfazerPasso(id, depois.versao);
      expect(desfeito.json()).toMatchObject({ situacao: 'TRANSMITIDO', numero: null, hash: null });
      expect((await ler(antes.id)).json()).toMatchObject({ situacao: 'REGISTRADO', vigenciaFim: null, sucessor: null });
    },
  );

  test('what was superseded is not undone from its own side, nor followed twice', async () => {
    const { registrado, copiar, levado, ler, desfazerPasso, passo } = await pronto();
    const antes = await registrado(NUMERO);
    const [um, dois] = [(await copiar(antes.id, { tipo: 'S' })).json(), (await copiar(antes.id, { tipo: 'S' })).json()];
    const outro = await levado(dois.id, ...TRANSMITIDO);
    await levado(um.id, ...TRANSMITIDO, { passo: 'REGISTRAR', numero: OUTRO_NUMERO });
    const { versao } = (await ler(antes.id)).json();
    expect((await desfazerPasso(antes.id, versao)).payload).toContain(
      `O DCR-E ${OUTRO_NUMERO} veio depois deste: desfaça antes o registro dele.`,
    );
    const segundo = await passo(dois.id, {
      versao: outro.versao,
      passo: 'REGISTRAR',
      numero: '2026000039',
      data: '2026-11-20',
    });
    expect([segundo.statusCode, segundo.payload]).toEqual([
      422,
      expect.stringContaining('só um registrado e em vigor pode ser sucedido'),
    ]);
    expect((await copiar(antes.id, { tipo: 'S' })).statusCode).toBe(422);
  });

  test('a step on a version somebody else has moved on from is told of it', async () => {
    const { criar, novo, levado, passo } = await pronto();
    const { id } = (await criar(novo)).json();
    await levado(id, 'VALIDAR');
    const tarde = await passo(id, { versao: 1, passo: 'GERAR', data: '2026-11-20' });
    expect(tarde.statusCode).toBe(409);
  });

  test('a line keeps its id while the others come and go, and what it is not is not kept', async () => {
    const { criar, novo, alterar } = await pronto();
    const { id, versao, importados } = (await criar(novo)).json();
    const comOutra = [
      { ...MOTOR, codigo: 'CARBURADOR' },
      { ...importados[0], documento: 'NF', nf: '55' },
    ];
    const depois = (
      await alterar({ id, versao, ...novo, importados: comOutra.map(({ custoUSD: _, ...um }) => um) })
    ).json();
    expect(depois.importados).toMatchObject([
      { codigo: 'CARBURADOR' },
      { id: importados[0].id, documento: 'NF', nf: '55', numeroDeclaracao: null, adicao: null },
    ]);
  });
});

describe('The ten worked DCR-Es, through the routes of the screens', () => {
  onServer('come out', (bench) => {
    test.each(DCR)('$id', async ({ tipoCoeficiente, entrada, resultado }) => {
      const pessoa = await bench().novaPessoa();
      const { criar, novo } = await dcrsDeTeste(pessoa);
      const linha = ({ nome, qtd, vuUSD }: VetorDcr['entrada']['nacionais'][number], i: number) => ({
        codigo: `C-${i}`,
        descricao: nome,
        unidade: 'UN',
        ncm: '84733041',
        quantidade: qtd,
        preco: vuUSD,
      });
      const importada = (um: VetorDcr['entrada']['importados'][number], i: number) => ({
        ...linha(um, i),
        aliquotaII: um.aliqII,
        suspensao: um.suspensao,
        reduz: um.reduz,
      });
      const criado = await criar({
        ...novo,
        tipoCoeficiente: tipoCoeficiente === 'F' ? 'FIXO' : 'VARIAVEL',
        acrescimo: entrada.acrescimoPP,
        nacionais: entrada.nacionais.map(linha),
        subcomponentes: entrada.subcomponentes.map((um, i) => ({
          ...importada(um, i),
          pai: 'C-0',
          incluiBC: um.incluiBC,
        })),
        importados: entrada.importados.map(importada),
        salarios: entrada.salariosUSD,
        encargos: entrada.encargosUSD,
        // Labour of zero is stated by the month: an empty field is no zero.
        maoDeObraMensal: /[1-9]/.test(entrada.salariosUSD)
          ? null
          : { salarios: entrada.salariosUSD, encargos: entrada.encargosUSD, producao: '1' },
      });
      const { CCN, CCI, CMO, coefCalculado6, CRA, iiCheioUSD, iiUnitUSD } = resultado;
      expect(criado.json()).toMatchObject({ CCN, CCI, CMO, coefCalculado6, CRA, iiCheioUSD, iiUnitUSD });
    });
  });
});
