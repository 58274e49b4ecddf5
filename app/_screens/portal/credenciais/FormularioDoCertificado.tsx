import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { campoRegistrado } from '#components/ui/fields/campo-registrado.ts';
import { FileDrop } from '#components/ui/fields/FileDrop.tsx';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { diaEmManaus } from '#lib/domain/datas/dia-em-manaus.ts';
import { formatarData } from '#lib/format/data.ts';
import { certificadoDeOutraPessoa, titularDoCertificado } from '#lib/portal/codecs/titular-do-certificado.ts';
import type { CertificadoDoPortalNovo, CredencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import type { CertificadoAberto } from './abrir-pfx.ts';
import { CampoDoAmbiente, FraseDaProducao } from './CamposDoAmbiente.tsx';
import { CredencialQueFica } from './CredencialQueFica.tsx';
import { campoDaRecusa } from './campo-da-recusa.ts';
import { cpfEncoberto } from './cpf-encoberto.ts';
import { RecusaDoFormulario } from './RecusaDoFormulario.tsx';

interface Campos {
  ambiente: AmbienteDoPortal;
  senha: string;
  confirmacao: string | null;
}

interface FormularioDoCertificadoProps {
  /** The credential that gets the certificate. Its person and environment stay, and are not asked for. */
  credencial?: CredencialDoPortal;
  /** Of the button that keeps the certificate. */
  rotulo: string;
  gravar: (novo: CertificadoDoPortalNovo) => Promise<void>;
  aoFechar: () => void;
}

/** Asks for a person's A1 certificate: it is opened here, shown, and only then kept. */
export function FormularioDoCertificado({ credencial, rotulo, gravar, aoFechar }: FormularioDoCertificadoProps) {
  const { register, handleSubmit, formState, setError, clearErrors, watch } = useForm<Campos>({
    defaultValues: { ambiente: credencial?.ambiente ?? 'TREINAMENTO', senha: '', confirmacao: null },
  });
  const [arquivo, setArquivo] = useState<File | null>(null);
  const [aberto, setAberto] = useState<CertificadoAberto | null>(null);
  const { errors, isSubmitting } = formState;
  const abrir = async (senha: string) => {
    if (!arquivo) return setError('root', { message: 'Escolha o arquivo do certificado.' });
    const { abrirPfx, PfxRecusado } = await import('./abrir-pfx.ts');
    try {
      const lido = abrirPfx(await arquivo.arrayBuffer(), senha);
      const titular = titularDoCertificado(lido.nomeComum);
      // The private key of another person does not leave this computer.
      const deOutra = credencial && titular && certificadoDeOutraPessoa(titular, credencial);
      if (deOutra) return setError('root', { message: deOutra });
      setAberto(lido);
    } catch (erro) {
      if (!(erro instanceof PfxRecusado)) throw erro;
      setError(erro.campo === 'senha' ? 'senha' : 'root', { message: erro.message }, { shouldFocus: true });
    }
  };
  const enviar = handleSubmit(async ({ senha, ambiente, confirmacao }) => {
    if (!aberto) return abrir(senha);
    const { certificado, chave } = aberto;
    try {
      await gravar({ ambiente, certificado, chave, confirmacao });
      aoFechar();
    } catch (erro) {
      const { campo, motivo } = campoDaRecusa(erro, { confirmacao });
      setError(campo ?? 'root', { message: motivo }, { shouldFocus: true });
    }
  });
  const campo = (nome: keyof Campos) => ({
    autoComplete: 'off',
    error: !!errors[nome],
    helperText: errors[nome]?.message,
    ...campoRegistrado(register(nome)),
  });
  return (
    <form noValidate onSubmit={enviar} autoComplete="off">
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        O e-CPF A1 do titular, com a chave privada. O arquivo é aberto neste computador: a senha não sai daqui. O Cais
        guarda o certificado cifrado e não o mostra outra vez. Se puder, prefira a chave de acesso, que o titular revoga
        sem perder o certificado.
        {credencial ? <CredencialQueFica credencial={credencial} /> : <CampoDoAmbiente campo={campo('ambiente')} />}
        <FileDrop
          compacta
          rotulo={arquivo ? arquivo.name : 'Solte aqui o arquivo do certificado'}
          dica="Arquivo .pfx ou .p12."
          aceita={{ 'application/x-pkcs12': ['.pfx', '.p12'] }}
          aoEscolher={([primeiro]) => {
            clearErrors();
            setAberto(null);
            setArquivo(primeiro ?? null);
          }}
        />
        {aberto ? (
          <OTitular aberto={aberto} />
        ) : (
          <TextField type="password" label="Senha do arquivo" {...campo('senha')} autoComplete="new-password" />
        )}
        {aberto && <FraseDaProducao ambiente={watch('ambiente')} campo={campo('confirmacao')} />}
        <RecusaDoFormulario motivo={errors.root?.message} />
      </DialogContent>
      <RodapeDoDialogo saida="Cancelar" aoFechar={aoFechar} type="submit" loading={isSubmitting}>
        {aberto ? rotulo : 'Abrir o certificado'}
      </RodapeDoDialogo>
    </form>
  );
}

function OTitular({ aberto: { nomeComum, validoAte } }: { aberto: CertificadoAberto }) {
  const titular = titularDoCertificado(nomeComum);
  return (
    <Alert severity="info" tabIndex={-1} ref={focar}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {titular?.nome ?? nomeComum}
      </Typography>
      {titular?.cpf ? `${cpfEncoberto(titular.cpf)} · ` : ''}vale até {formatarData(diaEmManaus(validoAte))}
    </Alert>
  );
}

/** The field of the password goes away with the focus in it. */
const focar = (aviso: HTMLElement | null) => aviso?.focus();
