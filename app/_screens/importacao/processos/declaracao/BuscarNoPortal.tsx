import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import {
  arquivoDaConsulta,
  useAtosDoPortal,
  useConsultaDoPortal,
  useCredenciaisDoPortal,
} from '#lib/api/portal-unico.ts';
import type { ConsultaDoPortal, CredencialDoPortal } from '#lib/contracts/portal-unico.ts';
import { validarDuimp } from '#lib/domain/identificadores/duimp.ts';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';
import { formatarInstante } from '#lib/format/data.ts';

/** Fetches a DUIMP by its number; what came is handed on as a file, to the same preview. */
export function BuscarNoPortal({ aoChegar }: { aoChegar: (arquivos: File[]) => void }) {
  const { data: todas } = useCredenciaisDoPortal();
  const credenciais = todas?.filter(({ encerradaEm }) => encerradaEm === null);
  if (!credenciais) return null;
  if (credenciais.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Para buscar a DUIMP pelo número, cadastre uma chave em{' '}
        <LinkTo underline="always" to="/configuracoes/portal-unico">
          Portal Único
        </LinkTo>
        .
      </Typography>
    );
  }
  return <Busca credenciais={credenciais} aoChegar={aoChegar} />;
}

function Busca({ credenciais, aoChegar }: { credenciais: CredencialDoPortal[]; aoChegar: (arquivos: File[]) => void }) {
  const { pedir } = useAtosDoPortal();
  const [credencialId, setCredencialId] = useState(credenciais[0]?.id ?? '');
  const [numero, setNumero] = useState('');
  const [erro, setErro] = useState<string | null>(null);
  const [pedida, setPedida] = useState<string | null>(null);
  const { data: consulta } = useConsultaDoPortal(pedida);
  const entregue = useRef<string | null>(null);

  // The fetch ends on the server: its file is handed on when the answer says so, once.
  useEffect(() => {
    if (consulta?.situacao !== 'PRONTA' || entregue.current === consulta.id) return;
    entregue.current = consulta.id;
    arquivoDaConsulta(consulta).then(
      (arquivo) => aoChegar([arquivo]),
      (falha: Error) => setErro(falha.message),
    );
  }, [consulta, aoChegar]);

  const buscar = async () => {
    const lido = validarDuimp(numero);
    setErro(lido.valido ? null : lido.motivo);
    if (!lido.valido) return;
    try {
      setPedida(await pedir(credencialId, lido.valor));
    } catch (falha) {
      setErro((falha as Error).message);
    }
  };
  const escolhida = credenciais.find(({ id }) => id === credencialId);
  const naFila = pedida !== null && (!consulta || consulta.situacao === 'NA_FILA');
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 1.5 }}
      onSubmit={(evento) => {
        evento.preventDefault();
        void buscar();
      }}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'start' } }}>
        <TextField
          label="Número da DUIMP"
          value={numero}
          onChange={({ target }) => setNumero(target.value)}
          error={erro !== null}
          helperText={erro}
          size="small"
          sx={{ flex: 1 }}
        />
        <TextField
          select
          label="Credencial"
          value={credencialId}
          onChange={({ target }) => setCredencialId(target.value)}
          size="small"
          sx={{ flex: 1 }}
        >
          {credenciais.map(({ id, titular, ambiente }) => (
            <MenuItem key={id} value={id}>
              {titular} ({NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()})
            </MenuItem>
          ))}
        </TextField>
        <Button type="submit" variant="outlined" color="inherit" loading={naFila} sx={{ minHeight: 40 }}>
          Buscar no Portal Único
        </Button>
      </Stack>
      {escolhida?.ambiente === 'TREINAMENTO' && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Ambiente de treinamento: o que vem dele não é declaração de verdade.
        </Typography>
      )}
      {consulta && <Alert severity={GRAVIDADE[consulta.situacao]}>{emPalavras(consulta)}</Alert>}
    </Stack>
  );
}

const GRAVIDADE = { NA_FILA: 'info', PRONTA: 'success', RECUSADA: 'error' } as const;

/** What the fetch has come to, when the Portal was last looked at, and when it may be looked at again. */
function emPalavras({ situacao, frase, ambiente, versao, itens, itensVindos, olhadaEm, proximaEm }: ConsultaDoPortal) {
  const olhado = olhadaEm ? `Olhado em ${formatarInstante(olhadaEm)}.` : 'Ainda não olhado.';
  const onde = `Portal Único, ${NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}.`;
  if (situacao === 'RECUSADA') return `${frase ?? ''} ${onde} ${olhado}`;
  if (situacao === 'PRONTA') return `Versão ${versao ?? '—'}, ${itensVindos} itens. ${onde} ${olhado}`;
  if (frase) return `${frase} ${olhado} Olha de novo em ${proximaEm ? formatarInstante(proximaEm) : '—'}.`;
  return `Buscando: ${itensVindos} de ${itens ?? '—'} itens. ${onde} ${olhado}`;
}
