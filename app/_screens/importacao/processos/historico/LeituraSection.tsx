import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { ProporHistorico } from '#app/_screens/importacao/processos/declaracao/ProporHistorico.tsx';
import { FaixaDeFiguras } from '#components/ui/page/FaixaDeFiguras.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useTrazerHistorico } from '#lib/api/declaracao/historico-trazido.ts';
import { useUpload } from '#lib/api/platform/use-upload.ts';
import type { HistoricoTrazido } from '#lib/contracts/declaracao/historico-trazido.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { formatarTamanho } from '#lib/format/tamanho.ts';
import { NOME_DA_SITUACAO } from './nome-da-situacao.ts';

interface LeituraSectionProps {
  historico: HistoricoTrazido;
  /** Why the progress is unknown at the moment. */
  falha: Error | undefined;
}

/** How far the reading of an intake is, what it brought, and how it is stopped or gone on with. */
export function LeituraSection({ historico, falha }: LeituraSectionProps) {
  const { situacao, contagens, processos, notas, primeiroRegistro, ultimoRegistro } = historico;
  const figuras = [
    { nome: 'Lidos', valor: formatarInteiro(contagens.lidos), destaque: true },
    ...(contagens.aAceitar > 0 ? [{ nome: 'A aceitar', valor: formatarInteiro(contagens.aAceitar) }] : []),
    { nome: 'Já estavam', valor: formatarInteiro(contagens.jaEstavam) },
    { nome: 'Recusados', valor: formatarInteiro(contagens.recusados) },
    { nome: 'A ler', valor: formatarInteiro(contagens.pendentes) },
    { nome: 'Processos criados', valor: formatarInteiro(processos) },
    { nome: 'Notas de saída', valor: formatarInteiro(notas) },
  ];
  return (
    <>
      <Section
        titulo={NOME_DA_SITUACAO[situacao]}
        nota={`enviado em ${formatarInstante(historico.criadoEm)} por ${historico.criadoPor}`}
        acoes={<AtosDaLeitura historico={historico} />}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {fraseDoEnvio(historico)}
        </Typography>
        {situacao === 'LENDO' && <Andamento historico={historico} />}
        {situacao === 'PARADO' && (
          <Alert severity="warning">
            {historico.falha ?? 'A leitura parou.'} O que já foi lido está gravado; “Continuar” segue do próximo
            arquivo.
          </Alert>
        )}
        {falha && (
          <Alert severity="warning">
            {falha.message} A leitura segue no servidor; o andamento volta com a conexão.
          </Alert>
        )}
      </Section>
      <FaixaDeFiguras rotulo="O que foi lido" figuras={figuras} />
      {situacao === 'TERMINADO' && primeiroRegistro !== null && ultimoRegistro !== null && (
        <ProporHistorico registros={[primeiroRegistro, ultimoRegistro]} semContar />
      )}
    </>
  );
}

function fraseDoEnvio({ envios, bytes, terminadoEm }: HistoricoTrazido): string {
  const enviados = envios === 1 ? '1 arquivo enviado' : `${formatarInteiro(envios)} arquivos enviados`;
  const fim = terminadoEm ? `; leitura terminada em ${formatarInstante(terminadoEm)}` : '';
  return `${enviados}, ${formatarTamanho(bytes)}${fim}.`;
}

function Andamento({ historico: { andamento } }: { historico: HistoricoTrazido }) {
  const { feitos, total, abrindo } = andamento ?? { feitos: 0, total: 0, abrindo: true };
  const sabido = andamento !== null && !abrindo && total > 0;
  return (
    <>
      <LinearProgress
        variant={sabido ? 'determinate' : 'indeterminate'}
        value={sabido ? (100 * feitos) / total : 0}
        aria-label="Leitura dos arquivos"
      />
      <Typography role="status">{fraseDoAndamento(andamento)}</Typography>
    </>
  );
}

function fraseDoAndamento(andamento: HistoricoTrazido['andamento']): string {
  if (andamento === null) return 'A leitura espera um servidor: recomeça sozinha em instantes.';
  if (andamento.abrindo) return 'Abrindo o que foi enviado…';
  return `${formatarInteiro(andamento.feitos)} de ${formatarInteiro(andamento.total)} arquivos`;
}

function AtosDaLeitura({ historico: { id, situacao } }: { historico: HistoricoTrazido }) {
  const { ler, cancelar } = useTrazerHistorico();
  const { falha, enviar } = useUpload();
  return (
    <>
      {falha && <Alert severity="error">{falha.message}</Alert>}
      {situacao === 'LENDO' && (
        <Button color="inherit" onClick={() => void enviar(() => cancelar(id))}>
          Parar
        </Button>
      )}
      {situacao === 'PARADO' && (
        <Button variant="contained" onClick={() => void enviar(() => ler(id))}>
          Continuar
        </Button>
      )}
      {situacao === 'RECEBENDO' && (
        <Button variant="contained" onClick={() => void enviar(() => ler(id))}>
          Ler o que chegou
        </Button>
      )}
    </>
  );
}
