import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { arquivoDaConsulta, useAtosDoPortal, useConsultaDoPortal } from '#lib/api/portal-unico.ts';
import type { ConsultaDoPortal } from '#lib/contracts/portal-unico.ts';
import { validarDuimp } from '#lib/domain/identificadores/duimp.ts';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { GRAVIDADE_DO_PORTAL } from './gravidade-do-portal.ts';

interface BuscarPeloNumeroProps {
  credencialId: string;
  aoChegar: (arquivos: File[]) => void;
}

/** Asks for one DUIMP, and says what it has come to. */
export function BuscarPeloNumero({ credencialId, aoChegar }: BuscarPeloNumeroProps) {
  const { pedir } = useAtosDoPortal();
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
        <Button type="submit" variant="outlined" color="inherit" loading={naFila} sx={{ minHeight: 40 }}>
          Buscar no Portal Único
        </Button>
      </Stack>
      {consulta && <Alert severity={GRAVIDADE_DO_PORTAL[consulta.situacao]}>{emPalavras(consulta)}</Alert>}
    </Stack>
  );
}

/** What the fetch has come to, when the Portal was last looked at, and when it may be looked at again. */
function emPalavras({ situacao, frase, ambiente, versao, itens, itensVindos, olhadaEm, proximaEm }: ConsultaDoPortal) {
  const olhado = olhadaEm ? `Olhado em ${formatarInstante(olhadaEm)}.` : 'Ainda não olhado.';
  const onde = `Portal Único, ${NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}.`;
  if (situacao === 'RECUSADA') return `${frase ?? ''} ${onde} ${olhado}`;
  if (situacao === 'PRONTA') return `Versão ${versao ?? '—'}, ${itensVindos} itens. ${onde} ${olhado}`;
  if (frase) return `${frase} ${olhado} Olha de novo em ${proximaEm ? formatarInstante(proximaEm) : '—'}.`;
  return `Buscando: ${itensVindos} de ${itens ?? '—'} itens. ${onde} ${olhado}`;
}
