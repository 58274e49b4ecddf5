/** Why a file was refused; the server answers it with the message, the screen may react to the code. */
export type CodigoArquivoDiInvalido =
  | 'ARQUIVO_VAZIO'
  | 'NAO_E_XML'
  | 'XML_INCOMPLETO'
  | 'XML_MALFORMADO'
  | 'XML_COM_DOCTYPE'
  | 'XML_DE_OUTRO_TIPO'
  | 'XML_DE_NFE'
  | 'XML_DE_TRANSMISSAO'
  | 'SEM_DECLARACAO'
  | 'CAMPO_AUSENTE'
  | 'CAMPO_REPETIDO'
  | 'NUMERO_INVALIDO'
  | 'DATA_INVALIDA'
  | 'ADICAO_REPETIDA'
  | 'DI_REPETIDA';

/** A DI file that cannot be taken. The message is one sentence in Portuguese, meant for the person who chose the file. */
export class ArquivoDiInvalido extends Error {
  codigo: CodigoArquivoDiInvalido;
  /** Siscomex name of the field at fault, when one is. */
  campo?: string;

  constructor(codigo: CodigoArquivoDiInvalido, mensagem: string, campo?: string) {
    super(mensagem);
    this.name = 'ArquivoDiInvalido';
    this.codigo = codigo;
    if (campo !== undefined) this.campo = campo;
  }
}
