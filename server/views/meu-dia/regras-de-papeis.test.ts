import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { papeisExigidos, papeisQueFaltam } from '#lib/domain/aduana/processo/documentos-exigidos.ts';
import { SITUACOES_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import type { TipoDocumento } from '#lib/domain/aduana/processo/tipo-documento.ts';
import { adicao, declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo, processoPasso } from '#server/platform/db/schema/processo.ts';
import { processoItem } from '#server/platform/db/schema/processo-itens.ts';
import { documento } from '#server/platform/db/schema/records.ts';
import { anexar } from '#server/testing/anexar.ts';
import { saldoDeTeste } from '#server/testing/saldo-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { writeDirectly } from '#server/testing/writes-in-painel.ts';
import { em, nosDias, verMeuDia } from './dia-de-teste.ts';

const INSTRUEM: TipoDocumento[] = ['FATURA', 'ROMANEIO', 'CONHECIMENTO'];
const AGORA = new Date('2026-11-20T12:00:00Z');

onServer('The papers and the figures of a process', (bench) => {
  test('a paper that is missing is found by SQL of the very processes of which the rule says so', async () => {
    const pessoa = await bench().novaPessoa();
    const { empresaId, usuarioId } = pessoa.quem;
    const { db } = bench().conexao;
    const esperado: string[] = [];
    let n = 0;
    const novo = async (situacao: (typeof SITUACOES_PROCESSO)[number], li: boolean, presentes: TipoDocumento[]) => {
      n += 1;
      const id = uuidv7();
      await writeDirectly(db, (tx) =>
        tx.insert(processo).values({
          empresaId,
          id,
          numero: `IMP-${n}`,
          tipoDocumento: 'DI',
          situacao,
          busca: '',
          criadoEm: AGORA,
          criadoPor: usuarioId,
        }),
      );
      if (li) {
        await db.insert(processoItem).values({
          empresaId,
          id: uuidv7(),
          processoId: id,
          ordem: 1,
          descricao: 'PECA',
          ncm: '84073390',
          unidade: 'UN',
          quantidade: '1',
          valorUnitario: '1',
          moedaCodigo: '220',
          moedaNome: 'DOLAR',
          incoterm: 'FOB' as const,
          numeroLi: '2690000028',
        });
      }
      if (situacao === 'ENTREGUE') {
        const passo = { situacao, ordem: 1, data: em(0), em: AGORA, usuarioId };
        await writeDirectly(db, (tx) =>
          tx.insert(processoPasso).values({ empresaId, id: uuidv7(), processoId: id, ...passo }),
        );
      }
      await anexar(bench(), pessoa, id, presentes);
      const olhado = !['EM_ABERTO', 'EM_TRANSITO', 'ENCERRADO', 'CANCELADO'].includes(situacao);
      const exigidos = papeisExigidos({
        temLicenca: li,
        temAcordo: false,
        registrado: situacao !== 'AGUARDANDO_PRESENCA',
        entregue: situacao === 'ENTREGUE',
      });
      if (olhado && papeisQueFaltam(exigidos, presentes).length > 0) esperado.push(`IMP-${n}`);
    };
    for (const situacao of SITUACOES_PROCESSO) {
      for (const li of [false, true]) {
        await novo(situacao, li, []);
        await novo(situacao, li, INSTRUEM);
        await novo(situacao, li, [...INSTRUEM, 'LICENCA', 'DECLARACAO']);
        await novo(situacao, li, [...INSTRUEM, 'LICENCA', 'DECLARACAO', 'NOTA_FISCAL', 'OUTRO']);
      }
    }
    const { linhas } = await verMeuDia(bench(), pessoa.quem, em(0), { regra: 'DOCUMENTO', de: 'empresa' });
    expect(linhas.map(({ titulo }) => titulo).sort()).toEqual(esperado.sort());
    expect(esperado).toContain('IMP-17');
    // Registered by hand, with a licence, and with no document except the invoice, the packing list and the bill.
    const [comLi] = linhas.filter(({ titulo }) => titulo === 'IMP-30');
    expect(comLi).toMatchObject({
      porque: 'Falta licença de importação. Há adição com licença. Falta declaração. A declaração foi registrada.',
      lugar: { aba: 'documentos', campo: 'LICENCA' },
      grupo: 'SEM_PRAZO',
      nivel: 'aviso',
    });
  });

  test('a declared process asks for no declaration, for the certificate where a rate is asked by agreement; its taxes are at stake', async () => {
    const pessoa = await bench().novaPessoa();
    const id = await saldoDeTeste(pessoa).importar({
      numero: '269000001',
      desembaraco: null,
      adicoes: [{ ncm: '84073390', itens: [{ descricao: 'PECA', quantidade: '10' }] }],
    });
    const { db } = bench().conexao;
    const daDi = and(eq(declaracao.empresaId, pessoa.quem.empresaId), eq(declaracao.processoId, id));
    const taxas = { iiDevido: '100.10', ipiDevido: '20.00', pisDevido: '3.00', cofinsDevido: '4.00' };
    const nada = { iiRecolher: '0.00', ipiRecolher: '0.00', pisRecolher: '3.00', cofinsRecolher: '4.00' };
    await writeDirectly(db, (tx) =>
      tx
        .update(declaracao)
        .set({ ...taxas, ...nada })
        .where(daDi),
    );
    const ver = async () => (await verMeuDia(bench(), pessoa.quem, em(0), { regra: 'DOCUMENTO' })).linhas;
    expect(await ver()).toMatchObject([
      {
        porque:
          'Faltam fatura comercial, romaneio de carga e conhecimento de carga. Instrui a declaração (IN SRF 680/2006, art. 18).',
        valor: { valor: '120.10', oQue: 'TRIBUTOS_SUSPENSOS' },
        lugar: { onde: 'PROCESSO', id, aba: 'documentos', campo: 'FATURA' },
      },
    ]);
    await anexar(bench(), pessoa, id, INSTRUEM);
    expect(await ver()).toEqual([]);
    const daAdicao = and(eq(adicao.empresaId, pessoa.quem.empresaId), eq(adicao.processoId, id));
    await db
      .update(adicao)
      .set({ campos: { iiAcordoTarifarioTipoCodigo: '2' } })
      .where(daAdicao);
    expect(await ver()).toMatchObject([
      {
        porque: 'Falta certificado de origem. Há adição com alíquota de acordo.',
        lugar: { campo: 'CERTIFICADO_ORIGEM' },
      },
    ]);
    await db
      .update(adicao)
      .set({ campos: { iiAcordoTarifarioTipoCodigo: '0' } })
      .where(daAdicao);
    expect(await ver()).toEqual([]);
    await writeDirectly(db, (tx) =>
      tx
        .update(declaracao)
        .set({ ...taxas, iiRecolher: '100.10', ipiRecolher: '20.00' })
        .where(daDi),
    );
    await db.update(documento).set({ excluidoEm: AGORA }).where(eq(documento.tipo, 'FATURA'));
    expect((await ver())[0]?.valor).toEqual({ valor: '127.10', oQue: 'TRIBUTOS_DECLARADOS' });
  });

  test('a declaration that does not close, with what is between the declared and the computed reais', async () => {
    const pessoa = await bench().novaPessoa();
    const id = await saldoDeTeste(pessoa).importar({
      numero: '269000001',
      desembaraco: null,
      adicoes: [{ ncm: '84073390', itens: [{ descricao: 'PECA', quantidade: '10' }] }],
    });
    const { db } = bench().conexao;
    const conferencia = (codigo: string, adicaoDela: string | null, declarado: string, calculado: string) => ({
      codigo,
      nivel: 'erro' as const,
      mensagem: `${codigo}: a DI declara ${declarado}.`,
      declarado,
      calculado,
      adicao: adicaoDela,
    });
    const com = (...conferencias: ReturnType<typeof conferencia>[]) =>
      writeDirectly(db, (tx) =>
        tx
          .update(declaracao)
          .set({
            conferencias: [{ ...conferencia('DI_DIGITO', null, '1', '1'), nivel: 'ok' as const }, ...conferencias],
          })
          .where(eq(declaracao.processoId, id)),
      );
    await com();
    expect(await nosDias(bench(), pessoa.quem, 'DIFERENCA', [em(0)])).toEqual({ [em(0)]: null });
    await com(conferencia('VMLD', null, '1000.00', '1100.50'));
    const ver = async () => (await verMeuDia(bench(), pessoa.quem, em(0), { regra: 'DIFERENCA' })).linhas[0];
    expect(await ver()).toMatchObject({
      nivel: 'erro',
      grupo: 'HOJE',
      prazo: null,
      porque: 'VMLD: a DI declara 1000.00.',
      valor: { valor: '100.50', oQue: 'DIFERENCA' },
      lugar: { onde: 'PROCESSO', id, aba: 'conferencias', campo: 'VMLD-null' },
    });
    await com(
      conferencia('ITENS_CONDICAO_VENDA', '001', '10.00', '90.00'),
      conferencia('PAGAMENTO_0086', null, '10.00', '7.50'),
    );
    expect(await ver()).toMatchObject({
      porque: 'Não conferem 2 pontos da declaração: Itens × condição de venda da adição 001; Pagamento do II (0086).',
      valor: { valor: '2.50', oQue: 'DIFERENCA' },
      lugar: { campo: 'ITENS_CONDICAO_VENDA-001' },
    });
  });
});
