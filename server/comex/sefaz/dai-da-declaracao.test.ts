import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import { lerDie } from '#lib/siscomex/sefaz/dai-xml.ts';
import { diDe2023 } from '#lib/testing/dis-dos-vetores.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { daisDeTeste } from '#server/testing/dais-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const IMPORTADOR = {
  razaoSocial: 'IMPORTADORA FICTICIA DA AMAZONIA LTDA',
  cnpj: '11222333000181',
  setor: '1',
  inscricaoSuframa: '201234017',
  situacaoSuframa: 'ATIVA',
};
const IE = '041234561';
const LINHA = {
  ncm: '87112010',
  codigoSuframa: '0123',
  destinacao: '01',
  utilizacao: '02',
  codigoTributacao: 'F102',
  tratamento: 'DIFERIDO',
  decreto: 'Decreto fictício 10.001/2022',
  vigenciaInicio: '2022-01-01',
  vigenciaFim: '2023-12-31',
};
const CHAVE = { ncm: '87112010', codigoSuframa: '0123', destinacao: '01', utilizacao: '02' };
/** A fictitious rate: the sample is older than the rate Cais ships. */
const ALIQUOTA = {
  codigo: 'ICMS_AM_GERAL',
  valor: '18.00',
  vigenciaInicio: '2022-01-01',
  vigenciaFim: '2023-03-28',
  fonte: 'Fictícia',
  situacao: 'CONFIRMAR',
};

/** A fictitious XSD, because the official one is unknown. It only restricts the type of the DAI. */
const XSD = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="http://www.sefaz.am.gov.br/die"
  targetNamespace="http://www.sefaz.am.gov.br/die" elementFormDefault="qualified">
  <xs:element name="enviDIe"><xs:complexType><xs:sequence><xs:element name="DIe"><xs:complexType><xs:sequence>
    <xs:element name="InfDIe"><xs:complexType><xs:sequence>
      <xs:element name="tipoDIe"><xs:simpleType><xs:restriction base="xs:string"><xs:enumeration value="1"/>
      </xs:restriction></xs:simpleType></xs:element>
      <xs:any minOccurs="0" maxOccurs="unbounded" processContents="skip"/>
    </xs:sequence></xs:complexType></xs:element>
  </xs:sequence></xs:complexType></xs:element></xs:sequence>
  <xs:attribute name="versao"/></xs:complexType></xs:element></xs:schema>`;

describe('A DAI made from a declaration of the golden cases', () => {
  const di2023 = diDe2023();
  onServer('DAI', (bench) => {
    async function comDeclaracao(importador: object = {}, linha: object = {}) {
      const pessoa = await bench().novaPessoa();
      const importadores = cadastroDeTeste(pessoa, 'Importador');
      const dono = (await importadores.criar({ ...IMPORTADOR, inscricaoEstadual: IE, ...importador })).json();
      await cadastroDeTeste(pessoa, 'MatrizTributacao').criar({ ...LINHA, importador: { id: dono.id }, ...linha });
      await cadastroDeTeste(pessoa, 'Parametro').criar(ALIQUOTA);
      const [{ id }] = (await pessoa.pedir(multipartOf('/api/Processo/ImportarDi?Bucket=di', di2023))).json();
      return { pessoa, id: id as string, ...daisDeTeste(pessoa) };
    }
    const conferir = async (pessoa: Pessoa, id: string, conteudo: object = {}) =>
      (await pessoa.pedir({ method: 'POST', url: `/api/Dai/${id}/Conferencia`, payload: conteudo })).json();
    const erros = async (pessoa: Pessoa, id: string, conteudo: object = {}) =>
      (await conferir(pessoa, id, conteudo)).apontamentos.filter(({ nivel }: { nivel: string }) => nivel === 'erro');
    const todas = (chave: object = CHAVE) =>
      Array.from({ length: 16 }, (_, i) => ({ ...chave, numero: String(i + 1).padStart(3, '0') }));

    test('takes everything from the DI, the importer and the matriz, and the ICMS to the cent', async () => {
      const { pessoa, id, alterar, ler } = await comDeclaracao();
      expect(await ler(id)).toMatchObject({ temDeclaracao: true, importador: { inscricaoEstadual: IE } });
      const gravada = await alterar({ id, versao: 1, tipo: '1', adicoes: todas() });
      // Calculated by hand from table TV2 of domain/importacao.md §4.10: the sum of the adições, each rounded to the cent.
      expect(gravada.json()).toMatchObject({
        versao: 2,
        situacao: 'EM_ELABORACAO',
        tratamentos: ['DIFERIDO'],
        icmsBase: '927081.63',
        icmsSemIncentivo: '166874.69',
        icmsRecolher: '0.00',
      });
      const conferida = await conferir(pessoa, id);
      expect(conferida.apontamentos.filter(({ nivel }: { nivel: string }) => nivel === 'erro')).toEqual([]);
      expect(conferida.cabecalho).toMatchObject({
        ii: '79184.34',
        ipi: '33319.88',
        pisCofins: '81697.90',
        taxasDiversas: '493.56',
        taxaDolar: '5.2177',
        qtdeAdicoes: 16,
      });
      // (11,819.91 + 1,323.82 + 0 + 248.21 + 1,258.82 + 10.32) ÷ 0.82, and 18 % of it.
      expect(conferida.adicoes[9]).toMatchObject({
        numero: '010',
        ncm: '84561190',
        valorAduaneiro: '11819.91',
        ii: '1323.82',
        pisCofins: '1507.03',
        taxas: '10.32',
        aliquota: '18.00',
        baseIcms: '17879.37',
        icmsSemIncentivo: '3218.29',
        icms: '0.00',
        matriz: { codigoTributacao: 'F102', tratamento: 'DIFERIDO' },
      });
      const memoria = await pessoa.pedir({ url: `/api/Dai/${id}/Memoria?adicao=010&figura=icms` });
      expect(memoria.json()).toMatchObject({ nome: 'ICMS a recolher', valor: '0.00' });
    });

    test('an importer who is put in the cadastro after the import is the one of the DI from then on', async () => {
      const pessoa = await bench().novaPessoa();
      const [{ id }] = (await pessoa.pedir(multipartOf('/api/Processo/ImportarDi?Bucket=di', di2023))).json();
      expect((await erros(pessoa, id))[0]).toMatchObject({
        codigo: 'IMPORTADOR_FORA_DO_CADASTRO',
        alvo: { onde: 'IMPORTADOR', id: null },
      });
      const dono = (await cadastroDeTeste(pessoa, 'Importador').criar({ ...IMPORTADOR, inscricaoEstadual: IE })).json();
      const { ler, processos, listar } = daisDeTeste(pessoa);
      expect(await ler(id)).toMatchObject({ importador: { id: dono.id, inscricaoEstadual: IE } });
      expect((await processos.ler(id)).json()).toMatchObject({ versao: 2, importador: { id: dono.id } });
      expect((await listar(`ie=${IE}`)).json()).toMatchObject([{ id }]);
    });

    test('what somebody has before them is checked and reckoned without being kept', async () => {
      const { pessoa, id, ler } = await comDeclaracao();
      const { icms, apontamentos } = await conferir(pessoa, id, { adicoes: todas() });
      expect(icms).toEqual({ base: '927081.63', semIncentivo: '166874.69', recolher: '0.00' });
      expect(apontamentos.some(({ codigo }: { codigo: string }) => codigo === 'ESCOLHA_INCOMPLETA')).toBe(false);
      expect(await ler(id)).toMatchObject({ versao: 1, adicoes: [], icmsBase: null });
    });

    test('is kept as a file that reads back the same, byte by byte, and leaves once', async () => {
      const { pessoa, id, alterar, marcada, ler } = await comDeclaracao();
      await alterar({ id, versao: 1, tipo: '1', adicoes: todas() });
      const gerada: DaiLida = await marcada(id, 'XML_GERADO');
      expect(gerada).toMatchObject({
        situacao: 'XML_GERADO',
        envios: [
          { sequencia: 1, anteriorId: null, enviadoEm: null, xsd: null, nome: 'DAI-2390000010-conferencia.xml' },
        ],
      });
      const url = `/api/Dai/${id}/Envio/${gerada.envios[0]?.id}/Xml`;
      const arquivo = await pessoa.pedir({ url });
      expect(arquivo.headers['content-type']).toBe('application/xml; charset=utf-8');
      expect(arquivo.payload).toContain('confira com o manual vigente da Sefaz-AM');
      const { adicao, ...cabecalho } = lerDie('declaracao', arquivo.rawPayload) as Record<string, unknown>;
      expect(cabecalho).toMatchObject({ nrDocumento: '2390000010', dtDocumento: '2023-01-02', vlII: '79184.34' });
      expect((adicao as object[])[9]).toMatchObject({
        numAdicao: '010',
        cdTributacao: 'F102',
        vlBcIcms: '17879.37',
        vlIcms: '0.00',
        vlIcmsSI: '3218.29',
      });
      const previa = (await pessoa.pedir({ url: `/api/Dai/${id}/PreviaXml` })).json();
      expect(previa.xml).toBe(arquivo.payload);
      const enviada = await marcada(id, { tipo: 'ENVIADA', numero: '23000001' });
      expect(enviada).toMatchObject({ situacao: 'ENVIADA', envios: [{ enviadoEm: '2026-11-20' }] });
      expect((await ler(id)).bloqueio).toContain('não muda mais');
    });

    test('a file that was made and then changed has to be made again; the next one points at the one that left', async () => {
      const { pessoa, id, alterar, marcada } = await comDeclaracao();
      await alterar({ id, versao: 1, tipo: '1', adicoes: todas() });
      const { versao } = await marcada(id, 'XML_GERADO');
      expect((await alterar({ id, versao, tipo: '2', adicoes: todas() })).json().situacao).toBe('EM_ELABORACAO');
      await marcada(id, 'XML_GERADO', 'ENVIADA', { tipo: 'REJEITADA', motivo: 'Código inexistente' }, 'EM_ELABORACAO');
      const { versao: deNovo } = await daisDeTeste(pessoa).ler(id);
      await alterar({ id, versao: deNovo, tipo: '3', complemento: 'Lote 7', adicoes: todas() });
      const diferencas = (await pessoa.pedir({ url: `/api/Dai/${id}/Diferencas` })).json();
      expect(diferencas.envio).toMatchObject({ sequencia: 2 });
      expect(diferencas.diferencas).toMatchObject([
        { caminho: 'tipoDIe', antes: '2', depois: '3' },
        { caminho: 'txInfoCompl', depois: expect.stringContaining('Lote 7') },
      ]);
      const fim: DaiLida = await marcada(id, 'XML_GERADO');
      const [terceiro, segundo, primeiro] = fim.envios;
      expect([terceiro?.sequencia, terceiro?.anteriorId]).toEqual([3, segundo?.id]);
      expect([primeiro?.enviadoEm, segundo?.enviadoEm, terceiro?.enviadoEm]).toEqual([null, '2026-11-20', null]);
    });

    test('taking back a sending by another way leaves the file that left before as sent', async () => {
      const { pessoa, id, alterar, marcada } = await comDeclaracao();
      await alterar({ id, versao: 1, tipo: '1', adicoes: todas() });
      await marcada(id, 'XML_GERADO', 'ENVIADA', { tipo: 'REJEITADA', motivo: 'Código inexistente' }, 'EM_ELABORACAO');
      const porFora = await marcada(id, { tipo: 'ENVIADA', motivo: 'Digitada no portal' });
      const volta = await daisDeTeste(pessoa).desfazer(id, porFora.versao);
      expect(volta.json()).toMatchObject({
        situacao: 'EM_ELABORACAO',
        envios: [{ sequencia: 1, enviadoEm: '2026-11-20' }],
      });
    });

    test('taking back the sending of a file makes it one that has not left', async () => {
      const { pessoa, id, alterar, marcada } = await comDeclaracao();
      await alterar({ id, versao: 1, tipo: '1', adicoes: todas() });
      const { versao } = await marcada(id, 'XML_GERADO', 'ENVIADA');
      const volta = await daisDeTeste(pessoa).desfazer(id, versao);
      expect(volta.json()).toMatchObject({ situacao: 'XML_GERADO', enviadaEm: null, envios: [{ enviadoEm: null }] });
    });

    test('a file is not made good again by taking back that it was changed', async () => {
      const { pessoa, id, alterar, marcada } = await comDeclaracao();
      await alterar({ id, versao: 1, tipo: '1', adicoes: todas() });
      const { versao } = await marcada(id, 'XML_GERADO');
      await alterar({ id, versao, tipo: '2', adicoes: todas() });
      const volta = await daisDeTeste(pessoa).desfazer(id, versao + 1);
      expect([volta.statusCode, volta.json().Error]).toEqual([
        422,
        'O que a DAI declara mudou depois que o XML foi gerado: gere-o de novo.',
      ]);
    });

    test.each<[string, object, object, string, object]>([
      [
        'an importer without IE',
        { inscricaoEstadual: null },
        {},
        'IMPORTADOR_SEM_IE',
        { onde: 'IMPORTADOR', campo: 'inscricaoEstadual' },
      ],
      ['a row that had ended', {}, { vigenciaFim: '2023-01-01' }, 'SEM_MATRIZ', { onde: 'MATRIZ' }],
      ['a row that begins later', {}, { vigenciaInicio: '2023-01-03' }, 'SEM_MATRIZ', { onde: 'MATRIZ' }],
      [
        'a row nobody said the treatment of',
        {},
        { tratamento: null },
        'MATRIZ_SEM_TRATAMENTO',
        { onde: 'MATRIZ', campo: 'tratamento' },
      ],
    ])(
      '%s keeps the file from being made, and says where it is mended',
      async (_qual, importador, linha, codigo, alvo) => {
        const { pessoa, id, alterar, marcar } = await comDeclaracao(importador, linha);
        await alterar({ id, versao: 1, tipo: '1', adicoes: todas() });
        const [primeiro] = await erros(pessoa, id);
        expect(primeiro).toMatchObject({ codigo, alvo });
        const recusa = await marcar(id, { tipo: 'XML_GERADO', data: '2026-11-20', versao: 2 });
        expect(recusa.statusCode).toBe(422);
        expect(recusa.json().Error).toMatch(`O XML não foi gerado. ${primeiro.mensagem}`);
      },
    );

    test('once the official XSD is loaded it is checked by that, and says no more that it is to be checked', async () => {
      const { pessoa, id, alterar, marcar, marcada } = await comDeclaracao();
      await alterar({ id, versao: 1, tipo: '9', adicoes: todas() });
      const carregado = await pessoa.pedir(multipartOf('/api/EsquemaXsd?documento=DAI', XSD, 'die_v1.00.xsd'));
      expect([carregado.statusCode, carregado.json().Error]).toEqual([201, undefined]);
      const { apontamentos, xsd } = await conferir(pessoa, id);
      expect(xsd).toEqual({ nome: 'die_v1.00.xsd', carregadoEm: '2026-11-20T12:00:00.000Z' });
      expect(apontamentos[0]).toMatchObject({
        codigo: 'XSD',
        nivel: 'erro',
        caminho: 'tipoDIe',
        mensagem: expect.stringContaining('tipoDIe'),
        alvo: { onde: 'ARQUIVO' },
      });
      const recusa = await marcar(id, { tipo: 'XML_GERADO', data: '2026-11-20', versao: 2 });
      expect([recusa.statusCode, recusa.json().Error]).toEqual([
        422,
        `O XML não foi gerado. ${apontamentos[0].mensagem}`,
      ]);
      await alterar({ id, versao: 2, tipo: '1', adicoes: todas() });
      const { envios }: DaiLida = await marcada(id, 'XML_GERADO');
      expect(envios).toMatchObject([{ nome: 'DAI-2390000010.xml', xsd: 'die_v1.00.xsd' }]);
      const previa = (await pessoa.pedir({ url: `/api/Dai/${id}/PreviaXml` })).json();
      expect([previa.aviso, previa.xml.includes('<!--')]).toEqual([null, false]);
    });

    test('an adição nobody chose a row for is named, and so is how many more', async () => {
      const { id, alterar, marcar } = await comDeclaracao();
      await alterar({ id, versao: 1, tipo: '1', adicoes: todas().slice(0, 14) });
      const recusa = await marcar(id, { tipo: 'XML_GERADO', data: '2026-11-20', versao: 2 });
      expect(recusa.json()).toMatchObject({
        Error:
          'O XML não foi gerado. A adição 015 ainda não tem tributação: escolha o item da matriz em que ela se enquadra. Há mais 1 na conferência.',
        campos: { 'adicao.14.cdTributacao': expect.any(String), 'adicao.15.cdTributacao': expect.any(String) },
      });
    });

    test('a later file of the DI moves what the DAI says, and shows against what was sent', async () => {
      const { pessoa, id, alterar, marcada } = await comDeclaracao();
      await alterar({ id, versao: 1, tipo: '1', adicoes: todas() });
      await marcada(id, 'XML_GERADO', 'ENVIADA');
      const retificada = di2023
        .toString('utf8')
        .replace('<cargaPaisProcedenciaCodigo>160<', '<cargaPaisProcedenciaCodigo>023<');
      const aplicada = await pessoa.pedir(
        multipartOf('/api/Processo/ImportarDi?Bucket=di&retificar=true&aplicar=true', retificada, 'retificada.xml'),
      );
      expect(aplicada.statusCode).toBe(200);
      expect((await pessoa.pedir({ url: `/api/Dai/${id}/Diferencas` })).json().diferencas).toMatchObject([
        { caminho: 'cdPaisProcedencia', antes: '160', depois: '023' },
      ]);
    });

    describe('a DI that is retified', () => {
      const retificar = async (pessoa: Pessoa, de: string, para: string) => {
        const [antes, depois] = di2023.toString('utf8').split(de);
        const url = '/api/Processo/ImportarDi?Bucket=di&retificar=true&aplicar=true';
        const aplicada = await pessoa.pedir(multipartOf(url, `${antes}${para}${depois}`, 'retificada.xml'));
        expect([depois === undefined, aplicada.statusCode]).toEqual([false, 200]);
      };
      // Adição 010 pays 82.00 more of II: its base ÷ 0.82 grows by 100.00, and its ICMS by 18.00.
      const MAIS_II = [
        '<iiAliquotaValorRecolher>000000000132382<',
        '<iiAliquotaValorRecolher>000000000140582<',
      ] as const;
      const ICMS_NOVO = { icmsBase: '927181.63', icmsSemIncentivo: '166892.69', icmsRecolher: '0.00' };

      test('moves what the queue shows of the ICMS of a DAI that has not left', async () => {
        const { pessoa, id, alterar, listar, ler } = await comDeclaracao();
        await alterar({ id, versao: 1, tipo: '1', adicoes: todas() });
        await retificar(pessoa, ...MAIS_II);
        expect((await listar()).json()).toMatchObject([{ id, ...ICMS_NOVO }]);
        expect(await ler(id)).toMatchObject({ situacao: 'EM_ELABORACAO', versao: 2 });
      });

      test('takes back the file that was made before it, which stays to be read and leaves no more', async () => {
        const { pessoa, id, alterar, marcada, marcar, ler } = await comDeclaracao();
        await alterar({ id, versao: 1, tipo: '1', adicoes: todas() });
        const { versao } = await marcada(id, 'XML_GERADO');
        await retificar(pessoa, ...MAIS_II);
        const depois: DaiLida = await ler(id);
        expect(depois).toMatchObject({
          situacao: 'EM_ELABORACAO',
          versao: versao + 1,
          ...ICMS_NOVO,
          envios: [{ sequencia: 1, enviadoEm: null }],
        });
        expect(depois.marcas.at(-1)).toMatchObject({
          tipo: 'EM_ELABORACAO',
          data: '2026-11-20',
          motivo: 'A declaração foi retificada depois que o XML foi gerado.',
          usuario: { nome: 'Pessoa de Teste' },
        });
        const historico = (await pessoa.pedir({ url: `/api/Historico?recurso=Dai&registroId=${id}` })).json();
        expect(historico[0]).toMatchObject({
          motivo: 'A declaração foi retificada depois que o XML foi gerado.',
          antes: { situacao: 'XML_GERADO', icmsBase: '927081.63' },
          depois: { situacao: 'EM_ELABORACAO', icmsBase: '927181.63' },
        });
        const sair = { tipo: 'ENVIADA', data: '2026-11-20', versao: depois.versao };
        expect((await marcar(id, sair)).json().campos).toHaveProperty('motivo');
        expect((await daisDeTeste(pessoa).desfazer(id, depois.versao)).json().Error).toBe(
          'O que a DAI declara mudou depois que o XML foi gerado: gere-o de novo.',
        );
        const { envios }: DaiLida = await marcada(id, 'XML_GERADO', 'ENVIADA');
        expect(envios).toMatchObject([
          { sequencia: 2, enviadoEm: '2026-11-20' },
          { sequencia: 1, enviadoEm: null },
        ]);
      });

      test('in what the DAI does not declare, leaves the file as good as it was', async () => {
        const { pessoa, id, alterar, marcada, ler } = await comDeclaracao();
        await alterar({ id, versao: 1, tipo: '1', adicoes: todas() });
        const { versao } = await marcada(id, 'XML_GERADO');
        await retificar(pessoa, '<canalSelecaoParametrizada>000<', '<canalSelecaoParametrizada>003<');
        expect(await ler(id)).toMatchObject({ situacao: 'XML_GERADO', versao, icmsBase: '927081.63' });
      });

      test('moves nothing of a DAI that was sent', async () => {
        const { pessoa, id, alterar, marcada, ler } = await comDeclaracao();
        await alterar({ id, versao: 1, tipo: '1', adicoes: todas() });
        const { versao } = await marcada(id, 'XML_GERADO', 'ENVIADA');
        await retificar(pessoa, ...MAIS_II);
        expect(await ler(id)).toMatchObject({ situacao: 'ENVIADA', versao, icmsBase: '927081.63' });
      });
    });

    test("nobody else's company makes, reads or compares it", async () => {
      const { id } = await comDeclaracao();
      const outra = await bench().novaPessoa();
      for (const parte of ['PreviaXml', 'Diferencas', 'Memoria?figura=icms']) {
        expect((await outra.pedir({ url: `/api/Dai/${id}/${parte}` })).statusCode).toBe(404);
      }
      const conferencia = { method: 'POST', url: `/api/Dai/${id}/Conferencia`, payload: {} } as const;
      expect((await outra.pedir(conferencia)).statusCode).toBe(404);
    });
  });
});
